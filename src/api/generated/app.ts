// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

export interface paths {
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in by name (case does not matter) or e-mail. An unknown name and a wrong password get the same answer after the same work. Every sign-in gets a new opaque token in an HttpOnly, SameSite=Lax cookie (behind https also Secure, with the prefix `__Host-`); the server stores only its hash, and of passwords only argon2id. On an empty database there is one user, `admin`, with the role Administrador. A sign-in ends after 12 hours without a call, after 7 days at most, when signing out, when the password changes and when the user is deleted.
         *     429 with Retry-After after 5 wrong passwords for one user from one address (name and e-mail count together, an unknown spelling counts in the same way, without regard to case), or 50 from one address, within 15 minutes; and after 100 for one user within an hour, except from an address at which this user has signed in within 30 days. Only passwords that were looked at and wrong count. At most two passwords are hashed at once and twenty wait: more are 503 with `Retry-After: 1`, here and wherever a password is hashed.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the sign-in that the cookie carries and takes the cookie back. Without one the answer is the same.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/is_logged_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description The check of the session: the user behind the cookie, or 401. Open to a user whose password is temporary. A sign-in with a temporary password ends when that expires.
         */
        get: operations["getSignedIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Replaces the own password, a temporary one too (by another one), and ends every sign-in of the user; the call that made the change goes on under a new cookie. A wrong current password is a bad request whose detail stands at `current_password`, and counts as a wrong password at sign-in does.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what must be known before signing in
         * @description The product's name, the clinic's time zone and whether this is a server to try things on. Without this operation a frontend takes the browser's time zone and shows no banner.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients
         * @description All of them, by last names in Spanish collation, unless the query asks otherwise.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Register a client
         * @description Either with a new person or with `{ id }` of one that exists. A new person whose document somebody has already is a conflict that names who has it; so is a person who is a client already.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get one client
         * @description The client with the person, the user if there is one, and the address of the public link. Without `public_links.read` the link is null.
         */
        get: operations["getClient"];
        /**
         * Change a client
         * @description Replaces the client's person: an optional field that is missing becomes null. The `id` of the body is that of the path.
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Soft: the client vanishes from lists and lookups, past sessions go on showing it. Its user and its public link end with it, and its person is deleted when nothing else uses it, so that the document is free again. Refused (conflict) while it has upcoming active sessions: today or later, or a standing one that has not ended. A user who also signs in for a worker stays with that. Refused too as deleting its user would be: 403 when the user may do more than oneself, a conflict when it is the own one or the last administrator.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/public-link/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generate the token of a link
         * @description A fresh random token of 128 bits, base64url, 22 characters. Nothing is stored.
         */
        get: operations["generatePublicLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/public-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a public link
         * @description The whole link as it shall be. An unknown `id` in the body is a bad request, and so is another client under the same `url`: whoever was given the address would see somebody else's schedule.
         */
        put: operations["updatePublicLink"];
        /**
         * Create the public link of a client
         * @description A client has one link at most: a second one is a conflict.
         */
        post: operations["createPublicLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/public-link/{url}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The link's token. Any string may be asked for; one that is no link is not found. */
                url: string;
            };
            cookie?: never;
        };
        /**
         * See the schedule of a client by its link
         * @description What the client, or whoever has the link, sees without signing in: the linked schedule with the linked workers and those of the client's own sessions there, in one week from Sunday on. `is_assigned` true is the client's own session, false is a slot that somebody else holds, with no hint of whom; the own canceled and postponed sessions are shown as such, others' sessions only when active. All of it shows one moment. A string that is no link is simply not found. 60 views a minute from one address, then 429.
         */
        get: operations["getPublicView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/public-link/get-by-url/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The link's `url`, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get the record of a public link
         * @description By the link's `url`; its `id` works too.
         */
        get: operations["getPublicLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/public-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the public link of a client
         * @description The id is the client's. A client without a link is not found.
         */
        delete: operations["deletePublicLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people
         * @description Only the people whom one may see so: clients with `clients.read`, workers with `workers.read`, with both everybody.
         */
        get: operations["listPeople"];
        put?: never;
        /**
         * Create, change or delete a person
         * @description One call for three things. Without `id` it creates a person. With `id` and further fields it changes the fields that are sent. With `id` alone, or `id` and `updated_at`, it deletes: refused (conflict) while the person is a client or worker.
         *     The access that is needed is register, update or delete of clients or workers, whichever the person is; for somebody who is both or neither, that of either. A change moves `updated_at` of the person's client and worker too.
         */
        post: operations["savePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/person/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the person. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get one person
         * @description Not found also where one may not see the person: see the list.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description By name, in Spanish collation, unless the query asks otherwise. At first there are Administrador (all access), Recepción (`mix` of clients, public_links and sessions; read of assists, workers and schedules) and Terapeuta (`my_sessions.update`, `schedules.read`).
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description A new role has no access yet. A `code` that another role has is a conflict, and so is its name, without regard to case and accents.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get one role
         * @description The role without its access, which `GET /v1/roles/{id}/access` lists.
         */
        get: operations["getRole"];
        /**
         * Change a role
         * @description The `id` of the body is that of the path. Nobody changes a role whose access goes beyond his own (403).
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description Soft. Refused (conflict) while users hold it. Nobody deletes a role whose access goes beyond his own (403).
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roles/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the access of a role
         * @description The access that the role gives, by code.
         */
        get: operations["listRoleAccess"];
        put?: never;
        /**
         * Give access to a role
         * @description Giving what is there already is fine. Nobody hands out access that he does not hold, nor changes a role whose access goes beyond his own (403).
         */
        post: operations["giveRoleAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roles/{id}/access/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take access from a role
         * @description Taking what is not there is fine. Nobody strips a role whose access goes beyond his own (403), and the last user who holds `users.update` and `access.update` keeps them (conflict).
         */
        post: operations["takeRoleAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of modules with their access
         * @description Agenda: `sessions`, `assists` (read), `my_sessions` (update). Personas: `clients`, `public_links`, `workers`. Horarios: `schedules`. Seguridad: `users`, `roles`, `access` (read, update). The parents have no access of their own; `mix` exists where all four other types do, and covers them.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the schedules
         * @description By name, each with its turns. Everybody who is a worker or a client may read the schedules.
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Create a schedule
         * @description Turns of one schedule do not overlap (touching is fine), and each holds at least one session: else a bad request with a detail for each turn. The name of a schedule, and of a turn within its schedule, is unique without regard to case and accents (conflict).
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get one schedule
         * @description The schedule with its turns, in the order of their start times. Everybody who is a worker or a client may read it.
         */
        get: operations["getSchedule"];
        /**
         * Change a schedule
         * @description The create body; `turns` is the whole list: with `id` kept or changed, without new, missing removed, an unknown id is a bad request. Refused (conflict, with the count and the first 20 sessions) when an upcoming active session would leave its slot or change its length: then duplicate the schedule. A turn that has any session is not removed (conflict). Names are unique as in a new schedule.
         */
        put: operations["updateSchedule"];
        post?: never;
        /**
         * Delete a schedule
         * @description Soft. Refused (conflict) when any session, past ones too, lies in one of its turns.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions
         * @description Records, newest date first, standing ones on top (their `session_date` is null), 1,000 unless `limit` says otherwise. With `from` and `to`, at most 62 days, the occurrences of that time, in order of date and time: a standing session appears once for every date on which it takes place, with that date in `session_date`, its own id and `standing: true`.
         *     Without `sessions.read` a worker's or client's user gets the own sessions only. A client's user finds workers by their names, not by their documents.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Book a session
         * @description With `session_date` a dated session, without it a standing one, every week from `starts_on` to `ends_on`. A dated session of the same client, worker, turn, day and time as a standing one is its exception: it replaces the occurrence on that date.
         *     Nobody is booked twice: among active sessions (pending, confirmed) no person is in two at overlapping times, across turns and schedules, dated and standing alike, and across roles: somebody who is a client and a worker counts as one. The conflict's `details` say who is busy with whom, on which date and time (the first 20). There is at most one record for one client, worker, turn, date and time, in any state (conflict). Booking a person with himself is a bad request, and so is naming a deleted client or worker, on past dates too, a `time` that is no slot of the turn or a `day` that is not the weekday of `session_date`.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the session. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get one session
         * @description The record: `session_date` is null for a standing session.
         */
        get: operations["getSession"];
        /**
         * Change a session
         * @description Replaces: all fields of the create body; a missing `note` is cleared, a missing `state` and a missing addition stay, and null clears an addition (only `starts_on` stays then: every series has one). Note and state may always change; client, worker, turn, day and time of a standing session only while nothing of it has taken place and it has no exception, else conflict. Dated to standing or back is a bad request. A change that would move an exception off its place is a conflict: moving one week elsewhere is one bulk create of the postponed exception and the new session. A change after which a client or worker who has been deleted would have an active session today or later is a conflict that says who was deleted: a series cannot go on beyond its end, a canceled session cannot come back.
         *     A worker's user with `my_sessions.update` may change nothing but the note of the own sessions.
         */
        put: operations["updateSession"];
        post?: never;
        /**
         * Delete a session
         * @description Soft. Deleting an exception gives its date back to the standing session: a conflict when the slot was taken meanwhile.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the session. With `session_date` in the body, of the standing session. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the state of a session
         * @description Every transition of a dated session is allowed. `pending` and `confirmed` hold the slot, `canceled` and `postponed` release it; coming back needs the slot to be free and, today or later, both people to be there still (conflict).
         *     A standing session is `pending` or `confirmed`; canceling or postponing it for all weeks is a bad request (end it or delete it). With `session_date` it makes or changes the exception of that date and answers it, so that one week changes without touching the others. On a dated session `session_date` may be its own date, which changes nothing; another one is a bad request.
         *     A worker's user with `my_sessions.update` may change the state of the own sessions.
         */
        patch: operations["changeSessionState"];
        trace?: never;
    };
    "/v1/sessions/by-client-and-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a client in a turn
         * @description With no date all records (`session_date` is null for a standing one); with year, with year and month, or with year, month and day the occurrences of that time. A smaller unit without its larger one is a bad request.
         */
        get: operations["listSessionsByClientAndTurn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/by-worker-and-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a worker in a turn
         * @description With no date all records (`session_date` is null for a standing one); with year, with year and month, or with year, month and day the occurrences of that time. A smaller unit without its larger one is a bad request.
         */
        get: operations["listSessionsByWorkerAndTurn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/client/{id}/month": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the sessions of a client in a month
         * @description The occurrences of that month in all turns, all states. A standing session appears once for every date of that time on which it takes place, with that date in `session_date`, its own id and `standing: true`.
         */
        get: operations["listClientMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/worker/{id}/month": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the worker. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the sessions of a worker in a month
         * @description The occurrences of that month in all turns, all states. A standing session appears once for every date of that time on which it takes place, with that date in `session_date`, its own id and `standing: true`.
         */
        get: operations["listWorkerMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/available-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is free in a slot
         * @description The ids of the clients or workers, not deleted, who are free for the whole slot on that date, standing sessions counted. Somebody who is a client and a worker is free when both are. A `time` that is no slot of the turn is a bad request.
         */
        get: operations["listAvailablePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/by-turn-and-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a turn in a week
         * @description The occurrences of the week, from Sunday, that holds the given date, all states. A standing session appears once for every date of that time on which it takes place, with that date in `session_date`, its own id and `standing: true`.
         */
        get: operations["listTurnWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/by-client-and-turn-by-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a client in a turn and month
         * @description The occurrences of that month, all states. A standing session appears once for every date of that time on which it takes place, with that date in `session_date`, its own id and `standing: true`.
         */
        get: operations["listClientTurnMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/by-worker-and-turn-by-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a worker in a turn and month
         * @description The occurrences of that month, all states. A standing session appears once for every date of that time on which it takes place, with that date in `session_date`, its own id and `standing: true`.
         */
        get: operations["listWorkerTurnMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book several sessions
         * @description All or nothing, at most 500. A failing item, even one, is code 1 (multiple errors) with a detail for each that names its index (`sessions.3`, and where one field is at fault `sessions.3.time`), conflicts inside the batch included; a wrong shape is a plain bad request. Of items that conflict with each other the first is taken to be booked; those that release their slot count before all others. Moving one week of a standing session elsewhere is one such call: its `postponed` exception and the new session. Two bulk calls are at work at a time, deletions included; more wait their turn.
         */
        post: operations["createSessions"];
        /**
         * Delete several sessions
         * @description All or nothing. Unknown ids are ignored; the answer lists the ids that were deleted. Deleting an exception gives its date back to the standing session: a conflict when the slot was taken meanwhile, whose details name the item (`ids.3`).
         */
        delete: operations["deleteSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/duplicated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a series
         * @description The dated sessions of that client, worker, weekday and time from `from_date` on are deleted, and the standing one ends the day before; it is deleted when nothing of it remains. What lies before stays. The answer lists the ids that were touched; nothing found is an empty list.
         */
        delete: operations["endSeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description By name, in Spanish collation, unless the query asks otherwise. `search` looks in name and e-mail, and in a user's client or worker for those who may read it.
         */
        get: operations["listUsers"];
        /**
         * Change a user
         * @description Replaces name and e-mail. An unknown `id` is a bad request. Nobody changes a user whose access goes beyond his own (403). What a user can read as a client or worker counts as access: changing, resetting or deleting a client's user also needs `clients.read` and `sessions.read`, a worker's `workers.read` and `sessions.read`.
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description A user of the staff. `name` is unique without regard to case, `email` is unique. Roles and access are given afterwards. The password is temporary, because somebody else has chosen it: it expires after 7 days.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/from-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the user of a client
         * @description Also needs `clients.read` and `sessions.read`, because the user can read as much (403). One user per person. The name is the person's document; the answer carries a temporary password, which nothing can show again and which expires after 7 days. A client who is a worker with a user already: that user gets the client too, with a new temporary password, under the rules for resetting it; nobody does that to the own user (conflict).
         */
        post: operations["createUserFromClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/from-worker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the user of a worker
         * @description Also needs `workers.read` and `sessions.read`, because the user can read as much (403). One user per person. The name is the person's document; the answer carries a temporary password, which nothing can show again and which expires after 7 days. A worker who is a client with a user already: that user gets the worker too, with a new temporary password, under the rules for resetting it; nobody does that to the own user (conflict).
         */
        post: operations["createUserFromWorker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get one user
         * @description The user with roles, effective access (by roles and direct) and the modules to which it belongs.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Soft; its sign-ins end. Nobody deletes himself (conflict), nor a user whose access goes beyond his own, what it reads as a client or worker included (403), and the last user who holds `users.update` and `access.update` stays (conflict).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a new temporary password
         * @description Ends the user's sign-ins. The answer carries the password, which nothing can show again and which expires after 7 days. Nobody resets the password of a user whose access goes beyond his own, what it reads as a client or worker included (403), nor the own one (conflict): that is changed with the current one.
         */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the roles of a user
         * @description The roles of the user, by name.
         */
        get: operations["listUserRoles"];
        put?: never;
        /**
         * Give roles to a user
         * @description Giving what is there already is fine. Nobody hands out access that he does not hold, nor changes a user whose access goes beyond his own (403).
         */
        post: operations["giveUserRoles"];
        /**
         * Take roles from a user
         * @description Taking what is not there is fine. Nobody strips a user whose access goes beyond his own (403), and the last user who holds `users.update` and `access.update` keeps them (conflict).
         */
        delete: operations["takeUserRoles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the direct access of a user
         * @description What was given to the user himself, not what comes through roles.
         */
        get: operations["listUserAccess"];
        put?: never;
        /**
         * Give access to a user
         * @description Giving what is there already is fine. Nobody hands out access that he does not hold, nor changes a user whose access goes beyond his own (403).
         */
        post: operations["giveUserAccess"];
        /**
         * Take access from a user
         * @description Takes direct access only; taking what is not there is fine. Nobody strips a user whose access goes beyond his own (403), and the last user who holds `users.update` and `access.update` keeps them (conflict).
         */
        delete: operations["takeUserAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/access/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the effective access of a user
         * @description Direct access and what comes through roles, each with where it comes from.
         */
        get: operations["listEffectiveUserAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workers
         * @description All of them, by last names in Spanish collation, unless the query asks otherwise.
         */
        get: operations["listWorkers"];
        /**
         * Change a worker
         * @description Replaces positions and person: an optional field that is missing becomes null. An unknown `id` is a bad request.
         */
        put: operations["updateWorker"];
        /**
         * Register a worker
         * @description Either with a new person or with `{ id }` of one that exists. A new person whose document somebody has already is a conflict that names who has it; so is a person who is a worker already.
         */
        post: operations["createWorker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the worker. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get one worker
         * @description The worker with the person and the user, if there is one.
         */
        get: operations["getWorker"];
        put?: never;
        post?: never;
        /**
         * Delete a worker
         * @description Soft: the worker vanishes from lists and lookups, past sessions go on showing it. Its user ends with it, it leaves the `worker_ids` of public links, and its person is deleted when nothing else uses it, so that the document is free again. Refused (conflict) while it has upcoming active sessions: today or later, or a standing one that has not ended. A user who also signs in for a client stays with that. Refused too as deleting its user would be: 403 when the user may do more than oneself, a conflict when it is the own one or the last administrator.
         */
        delete: operations["deleteWorker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Every refusal. */
        Error: {
            error: {
                /** @description A Spanish sentence fit for the screen. */
                message: string;
                /** @description What exactly; empty when there is nothing to add. */
                details: components["schemas"]["Problem"][];
                code: components["schemas"]["ErrorCode"];
            };
            /** @description The same as in the header. */
            correlationId: string;
        };
        Problem: {
            /** @description Where, with dots: `person.document`, `turns.1.end_time`, `sessions.3`. */
            path: string;
            /** @description A Spanish sentence, without ids; for a missing right the code of an access. */
            message: string;
            /**
             * Format: uuid
             * @description The record that the problem is about, where there is one.
             */
            id?: string;
        };
        /**
         * @description | code | HTTP status | when |
         *     |---|---|---|
         *     | 0 internal | 500, 503 (database away) | nothing about the cause leaks |
         *     | 1 multiple errors | 422 | a bulk create with failing items |
         *     | 2 parse | 400 | the body is not JSON |
         *     | 3 bad request | 400, 413, 415 | shape, bounds, rules; a property outside the contract; an unknown id in a body or query; path id other than body id |
         *     | 4 unauthorized | 401 no session, 403 no right, 429 too many | |
         *     | 5 not found | 404 | unknown id in a path, unknown path or method |
         *     | 6 conflict | 409 | double booking, duplicate, stale update, in use |
         *
         *     The client's own codes never travel: -3 its parse error, -2 request error, -1 response error.
         * @enum {integer}
         */
        ErrorCode: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        Created: {
            /**
             * Format: uuid
             * @description Of what was made.
             */
            id: string;
        };
        /** @enum {string} */
        PeopleSort: "name" | "-name" | "document" | "-document" | "created" | "-created";
        /** @enum {string} */
        NameSort: "name" | "-name" | "created" | "-created";
        Login: {
            /** @description The name of the user, without regard to case and Unicode form, or the e-mail. */
            username: string;
            /** @description Taken as typed, apart from the Unicode form NFC. */
            password: string;
        };
        PasswordChange: {
            /** @description The one that is in force, a temporary one too. */
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description Taken as typed, apart from Unicode's form NFC. Not one of the commonest 3,000 passwords, also after digits and signs at its ends are taken away, and not the user's name, e-mail or document or the product's name with nothing but digits and signs around it (bad request). */
        NewPassword: string;
        Settings: {
            /** @description The product's name. */
            product: string;
            /** @description The clinic's IANA zone, in which today is today. */
            timeZone: string;
            /** @description True on a server to try things on: frontends show a banner. */
            testMode: boolean;
        };
        /**
         * @description 0 DNI, 1 PASAPORTE, 2 RUC.
         * @enum {integer}
         */
        DocumentType: 0 | 1 | 2;
        /**
         * @description Whether ids of clients or of workers are meant.
         * @enum {string}
         */
        PersonType: "client" | "worker";
        Person: {
            /** Format: uuid */
            id: string;
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: string;
            address?: string;
            /** @description Digits, with a leading `+` where there is one. */
            phone?: string;
            /** Format: date */
            birthDate: string | null;
            /** @description True masculino, false femenino. */
            gender: boolean;
            document: string;
            documentType: components["schemas"]["DocumentType"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        /** @description An address as people type it; an empty one counts as missing. */
        EmailInput: string | null;
        /** @description 6 to 20 digits, written with blanks and `+ ( ) . - /` as people write them; stored as its digits, with a leading `+` where there is one. An empty one counts as missing. */
        PhoneInput: string | null;
        /** @description A new person. */
        PersonInput: {
            /** @description Runs of blanks become one, in each of the names. */
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today.
             */
            birthDate?: string | null;
            /** @description True masculino, false femenino. */
            gender: boolean;
            /** @description DNI: 8 digits; RUC: 11 digits; PASAPORTE: 6 to 12 letters or digits (foreigners' cards too). Unique per type among people not deleted. */
            document: string;
            documentType: components["schemas"]["DocumentType"];
        };
        /** @description A person who exists. */
        PersonReference: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            id: string;
        };
        /** @description The person of a client or worker as it shall be; an optional field that is missing is cleared. */
        PersonReplacement: {
            /**
             * Format: uuid
             * @description The person that it is; another one is a bad request.
             */
            id?: string;
            /** @description Runs of blanks become one, in each of the names. */
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today.
             */
            birthDate?: string | null;
            /** @description True masculino, false femenino. */
            gender: boolean;
            /** @description DNI: 8 digits; RUC: 11 digits; PASAPORTE: 6 to 12 letters or digits (foreigners' cards too). Unique per type among people not deleted. */
            document: string;
            documentType: components["schemas"]["DocumentType"];
        };
        /** @description The fields of a person to change; with `id` alone, or `id` and `updated_at`, the person is deleted. */
        PersonUpdate: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            id: string;
            /** @description Runs of blanks become one, in each of the names. */
            name?: string;
            fatherLastName?: string;
            /** @description Empty for people with one surname. */
            motherLastName?: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today.
             */
            birthDate?: string | null;
            /** @description True masculino, false femenino. */
            gender?: boolean;
            /** @description DNI: 8 digits; RUC: 11 digits; PASAPORTE: 6 to 12 letters or digits (foreigners' cards too). Unique per type among people not deleted. */
            document?: string;
            documentType?: components["schemas"]["DocumentType"];
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description Without `id` a new person, with it a change or, when nothing else is sent, a deletion. */
        PersonChange: components["schemas"]["PersonInput"] | components["schemas"]["PersonUpdate"];
        /** @description Somebody who comes to sessions. */
        Client: {
            /** Format: uuid */
            id: string;
            person: components["schemas"]["Person"];
            /**
             * Format: uuid
             * @description The user that signs in for the client.
             */
            userId?: string | null;
            /** @description The `url` of the public link; null without one, and for readers without `public_links.read`. */
            publicLink: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description A change of the person moves it too.
             */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        ClientInput: {
            /** @description A new person, or one who exists. */
            person: components["schemas"]["PersonInput"] | components["schemas"]["PersonReference"];
        };
        ClientUpdate: {
            /**
             * Format: uuid
             * @description The same as in the path.
             */
            id: string;
            /** @description The person as it shall be, or its `id` alone to leave it as it is. */
            person: components["schemas"]["PersonReplacement"] | components["schemas"]["PersonReference"];
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description What the page of one client shows, which schedule with which workers, and under which token. */
        PublicLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            scheduleId: string;
            workerIds: string[];
            /** Format: uuid */
            clientId: string;
            /** @description The token, the last part of the address that the client gets. */
            url: string;
            /** Format: date-time */
            updatedAt?: string;
        };
        PublicLinkInput: {
            /** Format: uuid */
            scheduleId: string;
            workerIds: string[];
            /** Format: uuid */
            clientId: string;
            /** @description A token as `generate` gives it: 128 bits, base64url. */
            url: string;
        };
        PublicLinkUpdate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            scheduleId: string;
            workerIds: string[];
            /** Format: uuid */
            clientId: string;
            /** @description A token as `generate` gives it: 128 bits, base64url. */
            url: string;
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        PublicView: {
            sessions: components["schemas"]["PublicSession"][];
            schedule: components["schemas"]["PublicSchedule"];
            /** @description The linked workers, and those of the client's own sessions in the schedule. */
            workers: components["schemas"]["PublicName"][];
            client: components["schemas"]["PublicName"];
            /**
             * Format: date
             * @description The Sunday with which the week begins.
             */
            weekStart?: string;
        };
        PublicSession: {
            /**
             * Format: uuid
             * @description The session's own id where it is the client's; otherwise one that names only this slot in this link, so that nobody learns from it who comes back.
             */
            id: string;
            /** @description True: the client's own session. False: somebody else holds the slot. */
            isAssigned: boolean;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description Weekday, 0 Sunday to 6 Saturday. */
            day: number;
            /** @description Start in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date. Own sessions only.
             */
            sessionDate?: string;
            /**
             * @description Own sessions only; others' are shown only when active.
             * @enum {string}
             */
            state?: "pending" | "confirmed" | "canceled" | "postponed";
            /** @description True: every week. Own sessions only. */
            standing?: boolean;
        };
        PublicSchedule: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes. */
            sessionDuration: number;
            /** @description In minutes. */
            breakDuration: number;
            turns: components["schemas"]["PublicTurn"][];
        };
        PublicTurn: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes since midnight. */
            startTime: number;
            /** @description In minutes since midnight. */
            endTime: number;
        };
        PublicName: {
            /** Format: uuid */
            id: string;
            name: string;
            fatherLastName: string;
            motherLastName: string;
        };
        /**
         * @description `mix` covers the other four and exists where all of them do.
         * @enum {string}
         */
        AccessType: "read" | "register" | "update" | "delete" | "mix";
        Access: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description `<module>.<type>`, such as `clients.read`. */
            code: string;
            /** Format: uuid */
            moduleId: string;
            type?: components["schemas"]["AccessType"];
        };
        /** @description An access in the tree, where it always tells its type. */
        ModuleAccess: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description `<module>.<type>`, such as `clients.read`. */
            code: string;
            /** Format: uuid */
            moduleId: string;
            type: components["schemas"]["AccessType"];
        };
        /** @description A part of the product that has access of its own, or groups some that do. */
        Module: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string;
            /** Format: uuid */
            parentId: string | null;
            /** @description Empty for the parents. */
            access: components["schemas"]["ModuleAccess"][];
            children: components["schemas"]["Module"][];
        };
        /** @description A set of access that users can hold. */
        Role: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        RoleInput: {
            name: string;
            code?: string | null;
        };
        RoleUpdate: {
            /**
             * Format: uuid
             * @description The same as in the path.
             */
            id: string;
            name: string;
            code?: string | null;
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        AccessIds: {
            accessIds: string[];
        };
        RoleIds: {
            roleIds: string[];
        };
        /** @description A pitch (session and break) and the turns in which it applies. */
        Schedule: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes. */
            sessionDuration: number;
            /** @description In minutes. */
            breakDuration: number;
            /** @description In order of time. */
            turns: components["schemas"]["Turn"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        /** @description Its slots start at `start_time + k · (session_duration + break_duration)` for k = 0, 1, … while the whole session still ends by `end_time`. */
        Turn: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes since midnight. */
            startTime: number;
            /** @description In minutes since midnight. */
            endTime: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        ScheduleInput: {
            name: string;
            /** @description In minutes. */
            sessionDuration: number;
            /** @description In minutes. */
            breakDuration: number;
            /** @description Turns do not overlap, and each holds at least one session. */
            turns: components["schemas"]["TurnInput"][];
        };
        TurnInput: {
            name: string;
            /** @description In minutes since midnight. */
            startTime: number;
            /** @description In minutes since midnight, later than `start_time`. */
            endTime: number;
        };
        ScheduleUpdate: {
            name: string;
            /** @description In minutes. */
            sessionDuration: number;
            /** @description In minutes. */
            breakDuration: number;
            /** @description The whole list: one that is missing is removed. */
            turns: components["schemas"]["TurnUpdate"][];
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        TurnUpdate: {
            /**
             * Format: uuid
             * @description Of the turn to keep or change; without it the turn is new. An unknown one is a bad request.
             */
            id?: string;
            name: string;
            /** @description In minutes since midnight. */
            startTime: number;
            /** @description In minutes since midnight, later than `start_time`. */
            endTime: number;
        };
        /**
         * @description `pending` (Pendiente, at first) and `confirmed` (Confirmada) hold the slot: they are active. `canceled` (Cancelada) and `postponed` (Aplazada) release it.
         * @enum {string}
         */
        SessionState: "pending" | "confirmed" | "canceled" | "postponed";
        /** @enum {string} */
        SessionSort: "date" | "-date";
        /** @description Dated (`session_date`): on one date, whose weekday is `day`. Standing: every week on `day` at `time`. A dated session of the same client, worker, turn, day and time is an exception: it replaces the standing one on its date, in whatever state. So one week is canceled, postponed or marked without touching the others. */
        Session: {
            /** Format: uuid */
            id: string;
            client: components["schemas"]["Client"];
            worker: components["schemas"]["SessionWorker"];
            /** Format: uuid */
            turnId: string;
            /** @description Weekday, 0 Sunday to 6 Saturday. */
            day: number;
            /** @description Start in minutes since midnight, a slot of the turn. The session keeps the duration it was booked with. */
            time: number;
            /**
             * Format: date
             * @description The date; null for the record of a standing session. In an answer about a period always the date of the occurrence.
             */
            sessionDate: string | null;
            /** @description Of the staff, for the staff: null for who reads the session only as its client. */
            note: string | null;
            state: components["schemas"]["SessionState"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** @description True: every week, from `starts_on` to `ends_on`. */
            standing?: boolean;
            /** @description In minutes, the length with which it was booked. A later change of the schedule does not change it. */
            duration?: number;
            /**
             * Format: date
             * @description First day of a standing session.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description Last day of a standing session, null for no end.
             */
            endsOn?: string | null;
            /** @description True came, false did not come, null not marked; of dated sessions, apart from the state, because a session confirmed by phone has not been attended yet. A session that is past, active and not marked asks to be marked. Rate = came / (came + did not come). Where a server lacks the field, confirmed is read as came and canceled as did not come. */
            attended?: boolean | null;
        };
        /** @description The worker, whole for the staff; a client's user sees only the names. */
        SessionWorker: {
            /** Format: uuid */
            id: string;
            person: components["schemas"]["SessionWorkerPerson"];
            positions?: components["schemas"]["Position"][];
            /** Format: uuid */
            userId?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string | null;
        };
        /** @description The person of a session's worker, of whom a client's user sees only the names. */
        SessionWorkerPerson: {
            /** Format: uuid */
            id?: string;
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: string;
            address?: string;
            /** @description Digits, with a leading `+` where there is one. */
            phone?: string;
            /** Format: date */
            birthDate?: string | null;
            /** @description True masculino, false femenino. */
            gender?: boolean;
            document?: string;
            documentType?: components["schemas"]["DocumentType"];
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string | null;
        };
        /** @description With `session_date` a dated session, without it a standing one, whose state is `pending` or `confirmed`. */
        SessionInput: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description Weekday, 0 Sunday to 6 Saturday; of a dated session the weekday of its date. */
            day: number;
            /** @description Minutes since midnight, the start of a slot of the turn. */
            time: number;
            /**
             * Format: date
             * @description The date, past ones too; missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description First day of a standing session; today when missing.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description Last day of a standing session; null for no end.
             */
            endsOn?: string | null;
            /** @description Came or did not come, of a dated session. */
            attended?: boolean | null;
        };
        SessionUpdate: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description Weekday, 0 Sunday to 6 Saturday; of a dated session the weekday of its date. */
            day: number;
            /** @description Minutes since midnight, the start of a slot of the turn. */
            time: number;
            /**
             * Format: date
             * @description The date, past ones too; missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description First day of a standing session; stays as it is when missing.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description Last day of a standing session; null for no end, and stays as it is when missing.
             */
            endsOn?: string | null;
            /** @description Came or did not come, of a dated session; null unmarks, missing stays. */
            attended?: boolean | null;
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description The new state, and what may change with it. */
        StateChange: {
            state: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description Of a standing session: the one date to change, by making or changing its exception. Of a dated session its own date, or missing.
             */
            sessionDate?: string | null;
            /** @description Came or did not come, of a dated session or of the one date; null unmarks, missing stays. */
            attended?: boolean | null;
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        SessionInputs: {
            sessions: components["schemas"]["SessionInput"][];
        };
        SessionIds: {
            /** @description Unknown ones are ignored. */
            ids: string[];
        };
        SeriesEnd: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** @description Weekday, 0 Sunday to 6 Saturday. */
            day: number;
            /** @description In minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The first date without the series.
             */
            fromDate: string;
        };
        /**
         * @description `worker` or `client`: made from one (from both: `worker`). `staff`: neither.
         * @enum {string}
         */
        UserType: "staff" | "worker" | "client";
        /** @description Somebody who signs in. */
        User: {
            /** Format: uuid */
            id: string;
            name: string;
            email?: string;
            userType: components["schemas"]["UserType"];
            /**
             * Format: uuid
             * @description The client that it signs in for; beside a `worker_id` when a person is both.
             */
            clientId: string | null;
            /**
             * Format: uuid
             * @description The worker that it signs in for.
             */
            workerId: string | null;
            roles: components["schemas"]["Role"][];
            /** @description The effective access: given directly, or through roles. */
            access: components["schemas"]["Access"][];
            /** @description The tree pruned to the effective access. */
            modules: components["schemas"]["Module"][];
            /** @description True: the password must be changed first; every other call is 403. */
            passwordTemporary?: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        /** @description Unique without regard to case. Latin letters with accents (without the few that look like another letter or none), digits, blanks and `. _ -`. Stored in Unicode's form NFKC, trimmed, with single blanks. An accent may be a character of its own, as some keyboards write it, if it belongs to its letter. */
        UserName: string;
        UserInput: {
            name: components["schemas"]["UserName"];
            email?: components["schemas"]["EmailInput"];
            password: components["schemas"]["NewPassword"];
        };
        UserUpdate: {
            /** Format: uuid */
            id: string;
            name: components["schemas"]["UserName"];
            email?: components["schemas"]["EmailInput"];
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
        UserFromClient: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            clientId: string;
        };
        UserFromWorker: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            workerId: string;
        };
        CreatedUser: {
            /** Format: uuid */
            id: string;
            /** @description The document of the person, or the name of the user that the person has already. */
            name: string;
            /** @description Temporary, and shown only in this answer. */
            password: string;
        };
        TemporaryPassword: {
            name: string;
            /** @description Temporary, and shown only in this answer. */
            password: string;
        };
        /** @enum {string} */
        AccessSourceKind: "direct" | "role";
        AccessSource: {
            kind: components["schemas"]["AccessSourceKind"];
            /**
             * Format: uuid
             * @description Null when given directly.
             */
            roleId: string | null;
            /** @description Null when given directly. */
            roleName: string | null;
        };
        EffectiveAccess: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description `<module>.<type>`, such as `clients.read`. */
            code: string;
            /** Format: uuid */
            moduleId: string;
            type?: components["schemas"]["AccessType"];
            /** @description Where it comes from: given directly, or which roles. */
            sources?: components["schemas"]["AccessSource"][];
        };
        /**
         * @description 1 manager (Gerente), 2 administrator (Administrador), 3 intern (Practicante), 4 psychologist (Psicólogo), 5 therapist (Terapeuta). Positions grant nothing.
         * @enum {integer}
         */
        Position: 1 | 2 | 3 | 4 | 5;
        /** @description Somebody who gives sessions. */
        Worker: {
            /** Format: uuid */
            id: string;
            person: components["schemas"]["Person"];
            positions: components["schemas"]["Position"][];
            /**
             * Format: uuid
             * @description The user that signs in for the worker.
             */
            userId?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description A change of the person moves it too.
             */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        WorkerInput: {
            /** @description A new person, or one who exists. */
            person: components["schemas"]["PersonInput"] | components["schemas"]["PersonReference"];
            positions: components["schemas"]["Position"][];
        };
        WorkerUpdate: {
            /** Format: uuid */
            id: string;
            /** @description The person as it shall be, or its `id` alone to leave it as it is. */
            person: components["schemas"]["PersonReplacement"] | components["schemas"]["PersonReference"];
            positions: components["schemas"]["Position"][];
            /**
             * Format: date-time
             * @description As it was read; a stale one is a conflict.
             */
            updatedAt?: string;
        };
    };
    responses: {
        /** @description The user, and the cookie of the sign-in. */
        SignedIn: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "set-cookie": components["headers"]["SignInCookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description Signed out. */
        SignedOut: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "set-cookie": components["headers"]["SignOutCookie"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The signed-in user. */
        SignedInUser: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description Changed; the cookie is a new one. */
        PasswordChanged: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "set-cookie": components["headers"]["SignInCookie"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What a frontend must know before anybody signs in. */
        Settings: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        /** @description The clients. */
        Clients: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfClients"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Client"][];
            };
        };
        /** @description The client. */
        Client: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Client"];
            };
        };
        /** @description The client as it is now. */
        UpdatedClient: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Client"];
            };
        };
        /** @description The id of the client. */
        CreatedClient: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description A fresh token. */
        GeneratedToken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": string;
            };
        };
        /** @description The record of the link. */
        PublicLink: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicLink"];
            };
        };
        /** @description The record of the link. */
        CreatedPublicLink: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicLink"];
            };
        };
        /** @description The schedule as the client sees it. */
        PublicView: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["NoStore"];
                "referrer-policy": components["headers"]["NoReferrer"];
                "x-robots-tag": components["headers"]["NoRobots"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicView"];
            };
        };
        /** @description The people. */
        People: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfPeople"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Person"][];
            };
        };
        /** @description The person. */
        Person: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Person"];
            };
        };
        /** @description The id of the person. */
        SavedPerson: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description The roles. */
        Roles: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfRoles"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Role"][];
            };
        };
        /** @description The role. */
        Role: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Role"];
            };
        };
        /** @description The role as it is now. */
        UpdatedRole: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Role"];
            };
        };
        /** @description The id of the role. */
        CreatedRole: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description The access of the role. */
        RoleAccess: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Access"][];
            };
        };
        /** @description The modules, with their access and their children. */
        Permissions: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Module"][];
            };
        };
        /** @description The schedules. */
        Schedules: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfSchedules"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Schedule"][];
            };
        };
        /** @description The schedule. */
        Schedule: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Schedule"];
            };
        };
        /** @description The schedule as it is now. */
        UpdatedSchedule: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Schedule"];
            };
        };
        /** @description The id of the schedule. */
        CreatedSchedule: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description The sessions. */
        SessionRecords: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfSessionRecords"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The session. */
        Session: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The session as it is now. */
        UpdatedSession: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The session as it is now, or the exception of the date. */
        ChangedState: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The ids of the sessions that were touched. */
        EndedSeries: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description The id of the session. */
        CreatedSession: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description The sessions of the client. */
        ClientSessions: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The sessions of the worker. */
        WorkerSessions: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The occurrences of the client in the month. */
        ClientMonth: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The occurrences of the worker in the month. */
        WorkerMonth: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The occurrences of the week. */
        TurnWeek: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"][];
            };
        };
        /** @description The ids of those who are free. */
        AvailablePeople: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description The ids of the sessions, in the order of the request. */
        CreatedSessions: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description The ids of the sessions that were touched. */
        TouchedSessions: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description The users. */
        Users: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfUsers"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"][];
            };
        };
        /** @description The user. */
        User: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description The id of the user. */
        CreatedUser: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description The user, with the temporary password, shown only here. */
        CreatedUserOfClient: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedUser"];
            };
        };
        /** @description The user, with the temporary password, shown only here. */
        CreatedUserOfWorker: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedUser"];
            };
        };
        /** @description The temporary password, shown only here. */
        TemporaryPassword: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TemporaryPassword"];
            };
        };
        /** @description The roles of the user. */
        UserRoles: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Role"][];
            };
        };
        /** @description The access given to the user himself. */
        DirectAccess: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Access"][];
            };
        };
        /** @description The effective access, with where it comes from. */
        EffectiveAccess: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EffectiveAccess"][];
            };
        };
        /** @description The workers. */
        Workers: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfWorkers"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Worker"][];
            };
        };
        /** @description The worker. */
        Worker: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Worker"];
            };
        };
        /** @description The worker as it is now. */
        UpdatedWorker: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Worker"];
            };
        };
        /** @description The id of the worker. */
        CreatedWorker: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description Deleted. */
        Deleted: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. */
        Done: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is not JSON in UTF-8, begins with a byte order mark or has a key twice (code 2), or shape, bounds or rules are broken, a property or parameter is outside the contract, an id in body or query is unknown (code 3). */
        BadRequest: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in, or no longer (code 4). */
        Unauthorized: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name is unknown or the password wrong, or the right password is a temporary one that has expired (code 4). */
        WrongCredentials: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The right is missing; the details name the access of which any one is enough, or what is missing where an operation also needs more (code 4). */
        Forbidden: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The id in the path is unknown, or what it named is deleted (code 5). */
        NotFound: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody has the document already (code 6). */
        DocumentTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client has a link already, or another link has the url (code 6). */
        LinkTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another role has the name or the code already (code 6). */
        RoleTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another user has the name or the e-mail already (code 6). */
        UserTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client has a user already, or another user has the document as name (code 6). */
        ClientHasUser: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The worker has a user already, or another user has the document as name (code 6). */
        WorkerHasUser: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another schedule has the name already, or two of the turns have the same one (code 6). */
        ScheduleTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed it meanwhile, or somebody else has the document (code 6). */
        StaleOrDocumentTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the person meanwhile, somebody else has the document, or a client or worker uses the person (code 6). */
        PersonConflict: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the link meanwhile, the client has another one, or another link has the url (code 6). */
        StaleOrLinkTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the role meanwhile, or another role has the name or the code (code 6). */
        StaleOrRoleTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the user meanwhile, or another user has the name or the e-mail (code 6). */
        StaleOrUserTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client has sessions to come, or the own user or the last administrator would go (code 6). */
        ClientInUse: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The worker has sessions to come, or the own user or the last administrator would go (code 6). */
        WorkerInUse: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Users hold the role (code 6). */
        RoleInUse: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The schedule has sessions (code 6). */
        ScheduleHasSessions: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Upcoming sessions would leave their slots, a turn that would go has sessions, a name is taken, or somebody changed it meanwhile (code 6). */
        ScheduleInUse: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody is busy at that time, or the session may not change so, or somebody changed it meanwhile (code 6). Details of a double booking: who with whom, on which date and time, and in which schedule and turn where it is another one; the first 20. Whoever may not read all sessions reads names of his own ones only, otherwise "otro cliente" or "otro trabajador". */
        SessionConflict: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The slot that would go back to the standing session was taken meanwhile (code 6). */
        SlotTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The last user who holds `users.update` and `access.update` keeps them, and nobody deletes himself (code 6). */
        LastAdministrator: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large (code 3). */
        TooLarge: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call comes from a page of another site (code 4). */
        OtherSite: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json` in UTF-8 by its label (code 3). */
        WrongMediaType: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Some of the items cannot be booked; nothing was stored (code 1). Each detail names its item by index. */
        BulkRefused: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is the own password (code 6). */
        OwnPassword: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries or calls; Retry-After says when to go on (code 4). */
        TooManyRequests: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong; nothing about the cause leaks (code 0). */
        Internal: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is away, others kept the call from finishing in time, too many passwords wait, or the server is shutting down (code 0). */
        Unavailable: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The `x-correlation-id` of the call, or a fresh one. */
        CorrelationId: string;
        /** @description How many there are without `limit` and `offset`. */
        TotalOfClients: number;
        /** @description How many there are without `limit` and `offset`. */
        TotalOfPeople: number;
        /** @description How many there are without `limit` and `offset`. */
        TotalOfRoles: number;
        /** @description How many there are without `limit` and `offset`. */
        TotalOfSchedules: number;
        /** @description How many there are without `limit` and `offset`. */
        TotalOfSessionRecords: number;
        /** @description How many there are without `limit` and `offset`. */
        TotalOfUsers: number;
        /** @description How many there are without `limit` and `offset`. */
        TotalOfWorkers: number;
        /** @description Seconds until the same call may succeed. */
        RetryAfter: number;
        /** @description The cookie of the sign-in. */
        SignInCookie: string;
        /** @description The cookie taken back. */
        SignOutCookie: string;
        /** @description Nobody keeps a copy. */
        NoStore: string;
        /** @description The link does not travel on. */
        NoReferrer: string;
        /** @description No search engine lists it. */
        NoRobots: string;
    };
    pathItems: never;
}
export type Error = components['schemas']['Error'];
export type Problem = components['schemas']['Problem'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Created = components['schemas']['Created'];
export type PeopleSort = components['schemas']['PeopleSort'];
export type NameSort = components['schemas']['NameSort'];
export type Login = components['schemas']['Login'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type NewPassword = components['schemas']['NewPassword'];
export type Settings = components['schemas']['Settings'];
export type DocumentType = components['schemas']['DocumentType'];
export type PersonType = components['schemas']['PersonType'];
export type Person = components['schemas']['Person'];
export type EmailInput = components['schemas']['EmailInput'];
export type PhoneInput = components['schemas']['PhoneInput'];
export type PersonInput = components['schemas']['PersonInput'];
export type PersonReference = components['schemas']['PersonReference'];
export type PersonReplacement = components['schemas']['PersonReplacement'];
export type PersonUpdate = components['schemas']['PersonUpdate'];
export type PersonChange = components['schemas']['PersonChange'];
export type Client = components['schemas']['Client'];
export type ClientInput = components['schemas']['ClientInput'];
export type ClientUpdate = components['schemas']['ClientUpdate'];
export type PublicLink = components['schemas']['PublicLink'];
export type PublicLinkInput = components['schemas']['PublicLinkInput'];
export type PublicLinkUpdate = components['schemas']['PublicLinkUpdate'];
export type PublicView = components['schemas']['PublicView'];
export type PublicSession = components['schemas']['PublicSession'];
export type PublicSchedule = components['schemas']['PublicSchedule'];
export type PublicTurn = components['schemas']['PublicTurn'];
export type PublicName = components['schemas']['PublicName'];
export type AccessType = components['schemas']['AccessType'];
export type Access = components['schemas']['Access'];
export type ModuleAccess = components['schemas']['ModuleAccess'];
export type Module = components['schemas']['Module'];
export type Role = components['schemas']['Role'];
export type RoleInput = components['schemas']['RoleInput'];
export type RoleUpdate = components['schemas']['RoleUpdate'];
export type AccessIds = components['schemas']['AccessIds'];
export type RoleIds = components['schemas']['RoleIds'];
export type Schedule = components['schemas']['Schedule'];
export type Turn = components['schemas']['Turn'];
export type ScheduleInput = components['schemas']['ScheduleInput'];
export type TurnInput = components['schemas']['TurnInput'];
export type ScheduleUpdate = components['schemas']['ScheduleUpdate'];
export type TurnUpdate = components['schemas']['TurnUpdate'];
export type SessionState = components['schemas']['SessionState'];
export type SessionSort = components['schemas']['SessionSort'];
export type Session = components['schemas']['Session'];
export type SessionWorker = components['schemas']['SessionWorker'];
export type SessionWorkerPerson = components['schemas']['SessionWorkerPerson'];
export type SessionInput = components['schemas']['SessionInput'];
export type SessionUpdate = components['schemas']['SessionUpdate'];
export type StateChange = components['schemas']['StateChange'];
export type SessionInputs = components['schemas']['SessionInputs'];
export type SessionIds = components['schemas']['SessionIds'];
export type SeriesEnd = components['schemas']['SeriesEnd'];
export type UserType = components['schemas']['UserType'];
export type User = components['schemas']['User'];
export type UserName = components['schemas']['UserName'];
export type UserInput = components['schemas']['UserInput'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type UserFromClient = components['schemas']['UserFromClient'];
export type UserFromWorker = components['schemas']['UserFromWorker'];
export type CreatedUser = components['schemas']['CreatedUser'];
export type TemporaryPassword = components['schemas']['TemporaryPassword'];
export type AccessSourceKind = components['schemas']['AccessSourceKind'];
export type AccessSource = components['schemas']['AccessSource'];
export type EffectiveAccess = components['schemas']['EffectiveAccess'];
export type Position = components['schemas']['Position'];
export type Worker = components['schemas']['Worker'];
export type WorkerInput = components['schemas']['WorkerInput'];
export type WorkerUpdate = components['schemas']['WorkerUpdate'];
export type ResponseSignedIn = components['responses']['SignedIn'];
export type ResponseSignedOut = components['responses']['SignedOut'];
export type ResponseSignedInUser = components['responses']['SignedInUser'];
export type ResponsePasswordChanged = components['responses']['PasswordChanged'];
export type ResponseSettings = components['responses']['Settings'];
export type ResponseClients = components['responses']['Clients'];
export type ResponseClient = components['responses']['Client'];
export type ResponseUpdatedClient = components['responses']['UpdatedClient'];
export type ResponseCreatedClient = components['responses']['CreatedClient'];
export type ResponseGeneratedToken = components['responses']['GeneratedToken'];
export type ResponsePublicLink = components['responses']['PublicLink'];
export type ResponseCreatedPublicLink = components['responses']['CreatedPublicLink'];
export type ResponsePublicView = components['responses']['PublicView'];
export type ResponsePeople = components['responses']['People'];
export type ResponsePerson = components['responses']['Person'];
export type ResponseSavedPerson = components['responses']['SavedPerson'];
export type ResponseRoles = components['responses']['Roles'];
export type ResponseRole = components['responses']['Role'];
export type ResponseUpdatedRole = components['responses']['UpdatedRole'];
export type ResponseCreatedRole = components['responses']['CreatedRole'];
export type ResponseRoleAccess = components['responses']['RoleAccess'];
export type ResponsePermissions = components['responses']['Permissions'];
export type ResponseSchedules = components['responses']['Schedules'];
export type ResponseSchedule = components['responses']['Schedule'];
export type ResponseUpdatedSchedule = components['responses']['UpdatedSchedule'];
export type ResponseCreatedSchedule = components['responses']['CreatedSchedule'];
export type ResponseSessionRecords = components['responses']['SessionRecords'];
export type ResponseSession = components['responses']['Session'];
export type ResponseUpdatedSession = components['responses']['UpdatedSession'];
export type ResponseChangedState = components['responses']['ChangedState'];
export type ResponseEndedSeries = components['responses']['EndedSeries'];
export type ResponseCreatedSession = components['responses']['CreatedSession'];
export type ResponseClientSessions = components['responses']['ClientSessions'];
export type ResponseWorkerSessions = components['responses']['WorkerSessions'];
export type ResponseClientMonth = components['responses']['ClientMonth'];
export type ResponseWorkerMonth = components['responses']['WorkerMonth'];
export type ResponseTurnWeek = components['responses']['TurnWeek'];
export type ResponseAvailablePeople = components['responses']['AvailablePeople'];
export type ResponseCreatedSessions = components['responses']['CreatedSessions'];
export type ResponseTouchedSessions = components['responses']['TouchedSessions'];
export type ResponseUsers = components['responses']['Users'];
export type ResponseUser = components['responses']['User'];
export type ResponseCreatedUser = components['responses']['CreatedUser'];
export type ResponseCreatedUserOfClient = components['responses']['CreatedUserOfClient'];
export type ResponseCreatedUserOfWorker = components['responses']['CreatedUserOfWorker'];
export type ResponseTemporaryPassword = components['responses']['TemporaryPassword'];
export type ResponseUserRoles = components['responses']['UserRoles'];
export type ResponseDirectAccess = components['responses']['DirectAccess'];
export type ResponseEffectiveAccess = components['responses']['EffectiveAccess'];
export type ResponseWorkers = components['responses']['Workers'];
export type ResponseWorker = components['responses']['Worker'];
export type ResponseUpdatedWorker = components['responses']['UpdatedWorker'];
export type ResponseCreatedWorker = components['responses']['CreatedWorker'];
export type ResponseDeleted = components['responses']['Deleted'];
export type ResponseDone = components['responses']['Done'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseWrongCredentials = components['responses']['WrongCredentials'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseDocumentTaken = components['responses']['DocumentTaken'];
export type ResponseLinkTaken = components['responses']['LinkTaken'];
export type ResponseRoleTaken = components['responses']['RoleTaken'];
export type ResponseUserTaken = components['responses']['UserTaken'];
export type ResponseClientHasUser = components['responses']['ClientHasUser'];
export type ResponseWorkerHasUser = components['responses']['WorkerHasUser'];
export type ResponseScheduleTaken = components['responses']['ScheduleTaken'];
export type ResponseStaleOrDocumentTaken = components['responses']['StaleOrDocumentTaken'];
export type ResponsePersonConflict = components['responses']['PersonConflict'];
export type ResponseStaleOrLinkTaken = components['responses']['StaleOrLinkTaken'];
export type ResponseStaleOrRoleTaken = components['responses']['StaleOrRoleTaken'];
export type ResponseStaleOrUserTaken = components['responses']['StaleOrUserTaken'];
export type ResponseClientInUse = components['responses']['ClientInUse'];
export type ResponseWorkerInUse = components['responses']['WorkerInUse'];
export type ResponseRoleInUse = components['responses']['RoleInUse'];
export type ResponseScheduleHasSessions = components['responses']['ScheduleHasSessions'];
export type ResponseScheduleInUse = components['responses']['ScheduleInUse'];
export type ResponseSessionConflict = components['responses']['SessionConflict'];
export type ResponseSlotTaken = components['responses']['SlotTaken'];
export type ResponseLastAdministrator = components['responses']['LastAdministrator'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseOtherSite = components['responses']['OtherSite'];
export type ResponseWrongMediaType = components['responses']['WrongMediaType'];
export type ResponseBulkRefused = components['responses']['BulkRefused'];
export type ResponseOwnPassword = components['responses']['OwnPassword'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type HeaderCorrelationId = components['headers']['CorrelationId'];
export type HeaderTotalOfClients = components['headers']['TotalOfClients'];
export type HeaderTotalOfPeople = components['headers']['TotalOfPeople'];
export type HeaderTotalOfRoles = components['headers']['TotalOfRoles'];
export type HeaderTotalOfSchedules = components['headers']['TotalOfSchedules'];
export type HeaderTotalOfSessionRecords = components['headers']['TotalOfSessionRecords'];
export type HeaderTotalOfUsers = components['headers']['TotalOfUsers'];
export type HeaderTotalOfWorkers = components['headers']['TotalOfWorkers'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderSignInCookie = components['headers']['SignInCookie'];
export type HeaderSignOutCookie = components['headers']['SignOutCookie'];
export type HeaderNoStore = components['headers']['NoStore'];
export type HeaderNoReferrer = components['headers']['NoReferrer'];
export type HeaderNoRobots = components['headers']['NoRobots'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["OtherSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["SignedOut"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OtherSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignedIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedInUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            204: components["responses"]["PasswordChanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSite"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Every word, in any order, somewhere in the names, the document, the digits of the telephone or the e-mail; accents and case are ignored. */
                search?: string;
                /** @description By last names and name (`name`, when nothing is asked for), document or creation; a minus turns it round. */
                sort?: components["schemas"]["PeopleSort"];
                /** @description At most so many; without it all of them. */
                limit?: number;
                /** @description How many to leave out at the beginning. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clients"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedClient"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["DocumentTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Client"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedClient"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleOrDocumentTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClientInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    generatePublicLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GeneratedToken"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePublicLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicLinkUpdate"];
            };
        };
        responses: {
            200: components["responses"]["PublicLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleOrLinkTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPublicLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicLinkInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedPublicLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LinkTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicView: {
        parameters: {
            query?: {
                /** @description A date in the week to show, this one (when nothing is asked for) or one of the next four. */
                week?: string;
            };
            header?: never;
            path: {
                /** @description The link's token. Any string may be asked for; one that is no link is not found. */
                url: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicView"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The link's `url`, or its `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicLink"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePublicLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Every word, in any order, somewhere in the names, the document, the digits of the telephone or the e-mail; accents and case are ignored. */
                search?: string;
                /** @description By last names and name (`name`, when nothing is asked for), document or creation; a minus turns it round. */
                sort?: components["schemas"]["PeopleSort"];
                /** @description At most so many; without it all of them. */
                limit?: number;
                /** @description How many to leave out at the beginning. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["People"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonChange"];
            };
        };
        responses: {
            200: components["responses"]["SavedPerson"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PersonConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Person"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Every word, in any order, somewhere in the names, the document, the digits of the telephone or the e-mail; accents and case are ignored. */
                search?: string;
                /** @description By name (when nothing is asked for) or creation; a minus turns it round. */
                sort?: components["schemas"]["NameSort"];
                /** @description At most so many; without it all of them. */
                limit?: number;
                /** @description How many to leave out at the beginning. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Roles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedRole"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RoleTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedRole"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleOrRoleTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RoleInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoleAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleAccess"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveRoleAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeRoleAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the role. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Permissions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** @description Every word, in any order, somewhere in the names, the document, the digits of the telephone or the e-mail; accents and case are ignored. */
                search?: string;
                /** @description By name (when nothing is asked for) or creation; a minus turns it round. */
                sort?: components["schemas"]["NameSort"];
                /** @description At most so many; without it all of them. */
                limit?: number;
                /** @description How many to leave out at the beginning. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Schedules"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedSchedule"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ScheduleTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Schedule"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedSchedule"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ScheduleInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the schedule. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ScheduleHasSessions"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description First date. Only together with `to`. */
                from?: string;
                /** @description Last date, at most 62 days with the first one. */
                to?: string;
                /** @description Only sessions of this turn. */
                turnId?: string;
                /** @description Only sessions of this worker. */
                workerId?: string;
                /** @description Only sessions of this client. */
                clientId?: string;
                /** @description Only sessions in this state. */
                state?: components["schemas"]["SessionState"];
                /** @description Every word, in any order, somewhere in the names, the document, the digits of the telephone or the e-mail; accents and case are ignored. */
                search?: string;
                /** @description By date and time; a minus turns it round. Standing ones stay on top. Without it `-date` for records and `date` for occurrences. */
                sort?: components["schemas"]["SessionSort"];
                /** @description At most so many; without it 1,000 records, or all occurrences of the time asked for. */
                limit?: number;
                /** @description How many to leave out at the beginning. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionRecords"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SessionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SessionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlotTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSessionState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the session. With `session_date` in the body, of the standing session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateChange"];
            };
        };
        responses: {
            200: components["responses"]["ChangedState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SessionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessionsByClientAndTurn: {
        parameters: {
            query: {
                /** @description Of the client. An unknown one is a bad request. */
                clientId: string;
                /** @description Of the turn. An unknown one is a bad request. */
                turnId: string;
                /** @description Calendar year. */
                year?: number;
                /** @description Calendar month from 1. Only with `year`. */
                month?: number;
                /** @description Day of that month. Only with `month`. */
                day?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientSessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessionsByWorkerAndTurn: {
        parameters: {
            query: {
                /** @description Of the worker. An unknown one is a bad request. */
                workerId: string;
                /** @description Of the turn. An unknown one is a bad request. */
                turnId: string;
                /** @description Calendar year. */
                year?: number;
                /** @description Calendar month from 1. Only with `year`. */
                month?: number;
                /** @description Day of that month. Only with `month`. */
                day?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkerSessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientMonth: {
        parameters: {
            query: {
                /** @description Calendar year. */
                year: number;
                /** @description Calendar month from 1. */
                month: number;
            };
            header?: never;
            path: {
                /** @description Of the client. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientMonth"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkerMonth: {
        parameters: {
            query: {
                /** @description Calendar year. */
                year: number;
                /** @description Calendar month from 1. */
                month: number;
            };
            header?: never;
            path: {
                /** @description Of the worker. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkerMonth"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailablePeople: {
        parameters: {
            query: {
                /** @description The date of the slot. */
                sessionDate: string;
                /** @description The start of a slot of the turn, in minutes since midnight. */
                time: number;
                /** @description Whether clients or workers are asked for. */
                personType: components["schemas"]["PersonType"];
                /** @description Of the turn. An unknown one is a bad request. */
                turnId: string;
                /** @description A session that is being moved, which does not block its own people. */
                except?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AvailablePeople"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTurnWeek: {
        parameters: {
            query: {
                /** @description Of the turn. An unknown one is a bad request. */
                turnId: string;
                /** @description Calendar year. */
                year: number;
                /** @description Calendar month from 1. */
                month: number;
                /** @description Day of that month. */
                day: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TurnWeek"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientTurnMonth: {
        parameters: {
            query: {
                /** @description Of the client. An unknown one is a bad request. */
                clientId: string;
                /** @description Of the turn. An unknown one is a bad request. */
                turnId: string;
                /** @description Calendar year. */
                year: number;
                /** @description Calendar month from 1. */
                month: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientMonth"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkerTurnMonth: {
        parameters: {
            query: {
                /** @description Of the worker. An unknown one is a bad request. */
                workerId: string;
                /** @description Of the turn. An unknown one is a bad request. */
                turnId: string;
                /** @description Calendar year. */
                year: number;
                /** @description Calendar month from 1. */
                month: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkerMonth"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInputs"];
            };
        };
        responses: {
            201: components["responses"]["CreatedSessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["BulkRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionIds"];
            };
        };
        responses: {
            200: components["responses"]["TouchedSessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SlotTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesEnd"];
            };
        };
        responses: {
            200: components["responses"]["EndedSeries"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Every word, in any order, somewhere in the names, the document, the digits of the telephone or the e-mail; accents and case are ignored. */
                search?: string;
                /** @description By name (when nothing is asked for) or creation; a minus turns it round. */
                sort?: components["schemas"]["NameSort"];
                /** @description At most so many; without it all of them. */
                limit?: number;
                /** @description How many to leave out at the beginning. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Users"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleOrUserTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["UserTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserFromClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFromClient"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUserOfClient"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ClientHasUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserFromWorker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFromWorker"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUserOfWorker"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["WorkerHasUser"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TemporaryPassword"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OwnPassword"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserRoles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIds"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIds"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DirectAccess"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEffectiveUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the user. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EffectiveAccess"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkers: {
        parameters: {
            query?: {
                /** @description Every word, in any order, somewhere in the names, the document, the digits of the telephone or the e-mail; accents and case are ignored. */
                search?: string;
                /** @description By last names and name (`name`, when nothing is asked for), document or creation; a minus turns it round. */
                sort?: components["schemas"]["PeopleSort"];
                /** @description At most so many; without it all of them. */
                limit?: number;
                /** @description How many to leave out at the beginning. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkerUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedWorker"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaleOrDocumentTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkerInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedWorker"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["DocumentTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the worker. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Worker"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWorker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the worker. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WorkerInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
