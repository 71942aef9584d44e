// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

export interface paths {
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in by user name (without regard to case) or e-mail. An unknown name and a wrong password get the same response after the same amount of work.
         *     Every sign-in gets a new opaque token in an HttpOnly, SameSite=Lax cookie (behind https also Secure, with the prefix `__Host-`). The server stores
         *     only a hash of the token, and passwords only as argon2id hashes. A sign-in ends after 12 hours without a call, after 7 days at most, when the user
         *     signs out or closes it, when the password is changed or reset, when a temporary password expires, and when the user is deleted. When a user sets a
         *     second factor, the sign-ins end that were made without it.
         *
         *     A user with a second factor also needs a `code`: the six digits that the authenticator app shows, or a recovery code. It is judged only after the right
         *     password; where it is missing or wrong, the response is 401 with a detail whose path is `code`. Each code signs in once. A wrong code counts as a wrong
         *     password. A code that is missing does not count, nor does it set a count back.
         *
         *     429 with `Retry-After` after 5 wrong passwords for one user from one address within 15 minutes (name and e-mail of a user count together; an unknown
         *     name counts in the same way, without regard to case), after 50 wrong passwords from one address within 15 minutes, and after 100 for one user within
         *     an hour. The last limit does not apply to an address from which this user has signed in within the last 30 days. An IPv6 address counts as its /64
         *     network. Only passwords that were checked and found wrong count. At most two passwords are hashed at the same time and twenty more wait. Beyond that
         *     the response is 503 with `Retry-After: 1`, here and in every operation that hashes a password. So is the fifth such call of one signed-in user at the
         *     same time, so that sign-ins keep their places.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the sign-in of the cookie and deletes the cookie. A call without a sign-in gets the same response.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Returns the user whom the cookie signs in, or 401. A user whose password is temporary may call this.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Replaces the caller's own password, also a temporary one (by a different one), and ends every sign-in of the user. The caller gets a new sign-in with a new cookie. A wrong current password is a bad request whose detail has the path `current_password`. It counts as a wrong password, as in the sign-in.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factor": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own second factor
         * @description Whether signing in as the caller also needs a code, and how many recovery codes are left.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Begin to set a second factor
         * @description Returns a new secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds), which replaces one that was begun before. It counts for nothing until `confirmSecondFactor`. A wrong password is a bad request whose detail has the path `current_password`, and counts as in the sign-in. A caller who has a second factor already is refused (conflict).
         */
        post: operations["startSecondFactor"];
        /**
         * Remove one's own second factor
         * @description The caller signs in with the password alone from then on. Sign-ins stay. A wrong password is a bad request whose detail has the path `current_password`, and counts as in the sign-in. Without a second factor the response is the same.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the second factor that was begun
         * @description Takes a code of the new secret, and ends every other sign-in of the caller. The response has ten recovery codes, which no other response shows. A wrong code is a bad request whose detail has the path `code`. Without a secret that was begun the call is refused (conflict).
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace one's own recovery codes
         * @description Returns ten new recovery codes, which no other response shows; the old ones count no more. A wrong password is a bad request whose detail has the path `current_password`, and counts as in the sign-in. A caller without a second factor is refused (conflict).
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-ins": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own sign-ins
         * @description The places where the caller is signed in, the last used first.
         */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        /**
         * End one's own other sign-ins
         * @description Every sign-in of the caller ends but the one that makes the call.
         */
        delete: operations["endOtherSignIns"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-ins/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the sign-in. */
                id: components["parameters"]["SignInId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of one's own sign-ins
         * @description The sign-in of another user, and one that has ended, is not found.
         */
        delete: operations["endSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get what must be known before signing in
         * @description The product's name, the clinic's time zone, and whether this is a test server. A frontend on a server without this operation uses the browser's time zone and shows no banner.
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
    "/v1/settings/backups": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get when the last backup was made
         * @description When the server last made a backup of all data by itself, and whether that is too long ago, so that a frontend can warn administrators. A server that makes no backups by itself, for example because its database is backed up by other means, responds that none is overdue.
         */
        get: operations["getBackupState"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients
         * @description All clients, by last names in Spanish collation (`ñ` after `n`), unless the query asks otherwise.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Register a client
         * @description The person is either a new one or `{ id }` of an existing one. A new person whose document another person has already is a conflict, and so is a person who is a client already. An existing person who is a worker also needs `workers.read`; without it the id counts as unknown (bad request).
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count the clients whom each filter of the list finds
         * @description How many clients `GET /v1/clients` lists with each of these filters by itself.
         */
        get: operations["countClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * Get one client
         * @description The client with the person, the id of the user if there is one, and the token of the public link. For a caller without `public_links.read` the link is null, and for one without `clients.read` the guardian and the note are left out.
         */
        get: operations["getClient"];
        /**
         * Change a client
         * @description Replaces the client's person: an optional field that is missing is cleared. With `person: { id }` the person stays as it is. The guardian and the note, which are additions, stay when missing and are cleared by null. A client who has a user keeps the document (conflict). The `id` of the body must be that of the path, and an `id` of the person that of the client's person (otherwise a bad request). Other data for a person who is a worker too also needs `workers.update` (403).
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Soft. The client's user and public link are deleted too, and the person when nothing else uses it, so that the document can be used again. A user who
         *     also signs in as a worker stays and signs in only as that worker from then on.
         *
         *     Refused (conflict) while the client has upcoming active sessions: today or later, or a standing one with such a date left. A client with a user is also
         *     refused as the deletion of that user would be: 403 when the user's access goes beyond the caller's own, or the caller lacks `clients.read` or
         *     `sessions.read` (for a user who is a worker too, also `workers.read`), and a conflict when it is the caller's own user.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/export": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * Get everything about a client
         * @description One document with all that is stored about the client's person, to hand over to the client: the person, the records as a client, the public link
         *     without its address, the users, the waiting list, the reminders, the replies, the sessions and the history, which also says what the person was as a worker, without
         *     the sessions with clients. Deleted clients have one too. People, schedules and turns are named in words, so that
         *     the document can be read by itself. Other clients are not in it: of a session that was theirs before or after, the history leaves their part out.
         *
         *     Also needs `sessions.read`, and for a person who is or was a worker `workers.read` and `users.read` (403).
         */
        get: operations["exportClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/erase": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the data of a client
         * @description Deletes the client as `DELETE /v1/clients/{id}` does, unless it is deleted already, and erases what is stored about the person. It cannot be undone. The person becomes "Cliente
         *     borrado" without document, telephone, e-mail, address and birth date. Guardian, notes of the client and of all sessions, reminders, replies, waiting list, public
         *     link and users of the person are erased, also those of earlier records of the same person, as a client or as a worker. Sessions stay without their note,
         *     so that counts and the days of workers stay right. In the history, the entries about the person, with its hours and absences as a worker, have no `before` and `after` any more, those of the
         *     sessions no note, and those by the person's users no `user_name`. The entries of this call say who erased the client, and when.
         *
         *     Refused (conflict) while the client has upcoming active sessions, while the person is a worker, and for a deleted client while the person is a client
         *     again, whose `id` the details have. A client with a user is also refused as the deletion of that user would be, which `DELETE /v1/clients/{id}`
         *     describes. Another person who was registered with the same document stays as it is.
         */
        post: operations["eraseClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/public-link/generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Generate the token of a link
         * @description A new random token of 128 bits in base64url, 22 characters. Its hash is stored: within an hour a link can be created with this token, or get it as its new `url`.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a public link
         * @description Replaces the whole link. An unknown `id` in the body is a bad request. The `url` stays, or is a new one under the rule for creating a link. Another client needs a new one (otherwise a bad request), because the previous client knows the address and would see the schedule of the new one.
         */
        put: operations["updatePublicLink"];
        /**
         * Create the public link of a client
         * @description A client has at most one link: a second one is a conflict. An unknown schedule, worker or client is a bad request. So is a `url` that `GET /v1/clients/public-link/generate` did not return within the last hour, or that a link has or has had: nobody can choose a token that others guess, or take the revoked one of another client.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The link's token. Any string is allowed; one that is not the token of a link is not found. */
                url: components["parameters"]["PublicLinkUrl"];
            };
            cookie?: never;
        };
        /**
         * Get the schedule of a client by its link
         * @description What the client, or anybody else with the link, sees without signing in: the linked schedule in one week from Sunday to Saturday, or in as many as `weeks` says, with the linked workers and the workers of the client's own sessions there. `is_assigned` is true for the client's own sessions, of all states. It is false for a slot in which another client has an active session, and nothing tells which client. A slot in which a linked worker has a session of another schedule or is unavailable is there too, in the turn and at the time of this schedule (an addition): so a slot that is not listed can be given. The response shows one moment: it is read in one transaction. A string that is not the token of a link, or no longer is, is not found. More than 60 calls a minute from one address are 429.
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
    "/v1/clients/public-link/{url}/sessions/{id}/reply": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The link's token. Any string is allowed; one that is not the token of a link is not found. */
                url: components["parameters"]["PublicLinkUrl"];
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether the client comes to a session
         * @description What the client, or anybody else with the link, answers without signing in, and the session as the public view then shows it.
         *
         *     `confirmed` turns a pending session into a confirmed one; on a date of a standing session it makes the exception that `PATCH /v1/sessions/{id}/state` would
         *     make. `declined` changes no state, because the clinic decides what becomes of the session: staff read it in `client_reply`. `null` takes the reply back,
         *     and so does a reply of the other kind before it is stored: a session that the reply confirmed is pending again, and an exception that it made is gone, unless
         *     somebody changed the session since. The same reply once more changes nothing.
         *
         *     The session is one of the link's client, in any schedule. `session_date` is its date, or that of an occurrence of a standing session; once the date has an
         *     exception, the id of either names it. A date without the session is a bad request. A session that has begun or is canceled or postponed is a conflict, and so is
         *     every call while the clinic takes no replies. An unknown link, and a session that is not of its client, are not found. More than 20 calls a minute from one address
         *     are 429.
         *
         *     The reply belongs to client, worker, turn, date and time. It ends as soon as no session takes place there any more (it was deleted, moved or given to
         *     another worker), and a declined one also when staff confirm the session.
         */
        post: operations["replyToSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/public-link/get-by-url/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The link's `url`, or its `id`. */
                id: components["parameters"]["PublicLinkKey"];
            };
            cookie?: never;
        };
        /**
         * Get the record of a public link
         * @description The link with this `url`, or with this `id`.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the public link of a client
         * @description The id in the path is the client's. A client without a link is not found.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the people
         * @description Only the people whom the caller may read: clients with `clients.read`, workers with `workers.read`, and with both access codes everybody.
         */
        get: operations["listPeople"];
        put?: never;
        /**
         * Create, change or delete a person
         * @description One operation for three purposes. Without `id` it creates a person. With `id` and other fields it changes the fields that are sent; null or an empty
         *     text clears an optional one. With only `id`, or `id` and `updated_at`, it deletes the person: a conflict while the person is a client or worker.
         *
         *     The caller needs register to create, update to change and delete to delete: that of clients or of workers, whichever the person is (otherwise 403). For
         *     a person who is neither, either is enough. A person who is both is changed only with both; the details name the access that is missing. A change also
         *     moves `updated_at` of the person's client and worker.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the person. */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        /**
         * Get one person
         * @description A person whom the caller may not read, as in the list of people, is not found.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description By name in Spanish collation, unless the query asks otherwise. An empty database starts with Administrador (all access), Recepción (`mix` of clients, public_links and sessions; read of assists, workers and schedules) and Terapeuta (`my_sessions.update`, `schedules.read`).
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description A new role has no access yet. The `name`, without regard to case and accents, and the `code` of another role are conflicts.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
         * @description Replaces name and code: a missing `code` is cleared. The `id` of the body must be that of the path (otherwise a bad request). A role whose access goes beyond the caller's own is 403.
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description Soft. Refused (conflict) while users hold the role; the details name the first 20 of them to a caller with `users.read`. A role whose access goes beyond the caller's own is 403.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
         * @description Access that the role has already is ignored. An unknown access is a bad request. Access that the caller does not hold, and a role whose access goes beyond the caller's own, are 403.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take access from a role
         * @description Access that the role does not have is ignored. An unknown access is a bad request. A role whose access goes beyond the caller's own is 403. Refused (conflict) when nobody could give some of the access back; the details name it.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of modules with their access
         * @description The tree of modules and all access codes. Agenda: `sessions`, `assists` (only `read`), `my_sessions` (only `update`). Personas: `clients`, `public_links`, `workers`. Horarios: `schedules`. Seguridad: `users`, `roles`, `access` (only `read` and `update`). The four parents have no access of their own. `mix` exists where `read`, `register`, `update` and `delete` exist, and covers them.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the schedules
         * @description By name in Spanish collation, unless the query asks otherwise, each with its turns.
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Create a schedule
         * @description The turns of one schedule do not overlap (they may touch), and each has room for at least one session: otherwise a bad request with a detail for each wrong turn. The name of a schedule, and of a turn within its schedule, is unique without regard to case and accents (conflict).
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the schedule. */
                id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        /**
         * Get one schedule
         * @description The schedule with its turns, in the order of their start times.
         */
        get: operations["getSchedule"];
        /**
         * Change a schedule
         * @description Takes the body of a new schedule, where `turns` is the complete list: a turn with `id` is kept or changed, one without is new, and a missing one is deleted. An `id` of another schedule, or one that occurs twice, is a bad request. Refused (conflict) when an upcoming active session would lose its slot or change its duration: the message has their number and the details the first 20 of them. The schedule can be duplicated instead. A turn that has a session, also a past one, cannot be deleted (conflict). The rules for turns and names are those of a new schedule.
         */
        put: operations["updateSchedule"];
        post?: never;
        /**
         * Delete a schedule
         * @description Soft. The public links to the schedule are deleted too. Refused (conflict) when one of its turns has a session, also a past one.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions
         * @description Records, newest date first and standing sessions before all others (their `session_date` is null): 1,000 unless `limit` says otherwise. With `from`
         *     and `to`, at most 62 days (of one person 400), the occurrences of that period in the order of date and time. A standing session appears once for each date of that period
         *     on which it takes place, with that date in `session_date`, its own id and `standing: true`.
         *
         *     Without `sessions.read` the response has only the sessions of the caller's own worker and client. A client's user without `workers.read` finds
         *     workers by their names only, not by document, telephone or e-mail. An unknown client, worker or turn in the query is a bad request.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Book a session
         * @description With `session_date` a dated session. Without it a standing session: every week on `day` from `starts_on` to `ends_on`. A dated session of the same
         *     client, worker, turn, day and time as a standing one is its exception: it replaces the occurrence on that date.
         *
         *     A worker who is unavailable is not booked (conflict; an addition). This is checked when a session of today or later becomes active or changes its worker, date,
         *     time or duration, not for an exception of a standing session at its place. A standing session must lie within the hours on each of its dates from today to
         *     `ends_on`, at most one year ahead; absences and closing days do not refuse it. `override` books all the same.
         *
         *     Nobody is booked twice: no person is in two active sessions (pending, confirmed) at overlapping times. This applies across turns and schedules, to
         *     dated and standing sessions, and across roles: somebody who is a client and a worker is one person. There is also at most one record for one client,
         *     worker, turn, date and time, in any state (conflict).
         *
         *     A bad request: a `time` at which no slot of the turn starts, a `day` that is not the weekday of `session_date`, a person with themselves, a deleted
         *     client or worker (also on a past date), `starts_on` or `ends_on` beside `session_date`, an `ends_on` before the first occurrence, and for a standing
         *     session `attended` or a state other than `pending` and `confirmed`.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
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
         * @description Replaces the session with all fields of a new one. A missing `note` is cleared; a missing `state` and missing additions stay as they are. Null clears
         *     an addition, except `starts_on`, which every standing session has. The rules of a new session apply.
         *
         *     Note, state and `ends_on` can always be changed. The client, worker, turn, day, time and `starts_on` of a standing session can be changed only before
         *     its first occurrence and while it has no exception (conflict). A dated session cannot become a standing one, or the reverse (bad request). The client,
         *     worker, turn, day, time and date of an exception cannot be changed (conflict): to move one week of a standing session, create its `postponed`
         *     exception and the new session in one call of `POST /v1/sessions/bulk`. Refused (conflict) when a deleted client or worker would have an active session
         *     today or later. A session that becomes active again today or later needs a slot that the schedule still has (bad request).
         *
         *     A worker's user with `my_sessions.update` may change only the note of the worker's own sessions: every other field is sent as it is, or left out where
         *     it is optional (otherwise 403).
         */
        put: operations["updateSession"];
        post?: never;
        /**
         * Delete a session
         * @description Soft. When an exception is deleted, its date returns to the standing session: a conflict when the slot was booked in the meantime. When a standing session is deleted, its exceptions stay as dated sessions.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. With the date of an occurrence in the body, the id of the standing session. */
                id: components["parameters"]["SessionOrSeriesId"];
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
         * @description A dated session can change from every state to every other. `pending` and `confirmed` are active and take the slot; `canceled` and `postponed` free
         *     it. A session that becomes active again needs a free slot, and today or later also a slot that the schedule still has (bad request) and a client and
         *     worker who are not deleted (conflict).
         *
         *     A standing session is `pending` or `confirmed`. To cancel or postpone it for all weeks is a bad request: it can be ended or deleted instead. With
         *     `session_date` the call creates or changes the exception of that date and returns it, so that one week changes without the others.
         *     `updated_at` is then that of the exception, or of the standing session while there is no exception. A date without an occurrence is a bad request. A
         *     dated session accepts only its own date in `session_date`.
         *
         *     `accepted: true` says that the session takes place although its worker is unavailable.
         *
         *     A worker's user with `my_sessions.update` may change the state and attendance of the worker's own sessions.
         */
        patch: operations["changeSessionState"];
        trace?: never;
    };
    "/v1/sessions/{id}/reminded": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the client was reminded of a session
         * @description Stores that a reminder was sent now, so that everybody sees it, and returns the session on its date. The call sends nothing itself. Once more, it stores the
         *     later time. With `reminded: false` it takes the mark back, and without a mark it does nothing.
         *
         *     `session_date` is the date of the session, or that of an occurrence of a standing session: the occurrence is marked without becoming an exception. A date
         *     without the session, and one on which an exception replaces it, are a bad request.
         *
         *     The reminder belongs to client, worker, turn, date and time: an exception that is made there later has it, and so has a session that is booked there again. A
         *     session that moves loses it. The session's `updated_at` stays, because the reminder changes nothing that somebody may be editing.
         */
        post: operations["markSessionReminded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count the sessions of a period
         * @description How many sessions take place from `from` to `to`, at most 372 days, by week, worker, state and attendance, in this order. A standing session counts
         *     once for each date of that period on which it takes place, and an exception in place of the occurrence that it replaces. A combination without
         *     sessions is left out. Weeks begin on Sunday, and only days of the period count in the first and in the last one.
         *
         *     Without `sessions.read` only the sessions of the caller's own worker and client count.
         */
        get: operations["countSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/by-client-and-turn": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a client in a turn
         * @description Without a date all records (`session_date` is null for a standing session). With year, with year and month, or with year, month and day the occurrences of that period, of all states. A standing session appears once for each date of that period on which it takes place, with that date in `session_date`, its own id and `standing: true`. A month without its year, or a day without its month, is a bad request, and so is an unknown client or turn.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a worker in a turn
         * @description Without a date all records (`session_date` is null for a standing session). With year, with year and month, or with year, month and day the occurrences of that period, of all states. A standing session appears once for each date of that period on which it takes place, with that date in `session_date`, its own id and `standing: true`. A month without its year, or a day without its month, is a bad request, and so is an unknown worker or turn.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * List the sessions of a client in a month
         * @description The occurrences of that month in all turns, of all states. A standing session appears once for each date of that month on which it takes place, with that date in `session_date`, its own id and `standing: true`.
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
    "/v1/clients/{id}/usual-workers": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * List the workers whom a client usually sees
         * @description The workers of the client's active sessions from 90 days before today to 30 days after it, each with the number of these sessions. A standing session counts once for each of its dates in this period, and an exception in place of the occurrence that it replaces. The worker with the most sessions comes first; of those with equally many the one with the latest session, and then the order of the ids decides. Deleted workers are left out.
         */
        get: operations["listUsualWorkers"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        /**
         * List the sessions of a worker in a month
         * @description The occurrences of that month in all turns, of all states. A standing session appears once for each date of that month on which it takes place, with that date in `session_date`, its own id and `standing: true`.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List who is free in a slot
         * @description The ids of the clients or workers, not deleted, who have no active session during the whole slot on that date, neither dated nor standing, neither as a client nor as a worker. Workers who are unavailable are left out too (an addition). With several dates the response is a list with the ids of each date (an addition too, which a server has when `additions` names `AvailableOnDate.ids`). With `search`, which needs `clients.read` or `workers.read`, only those whom it finds are listed, and with `limit` the first of each date, by last names in Spanish collation. A `time` at which no slot of the turn starts, an unknown turn and an unknown `except` are bad requests.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a turn in a week
         * @description The occurrences of the week, from Sunday to Saturday, that contains the given date, of all states. A standing session appears once for each date of that week on which it takes place, with that date in `session_date`, its own id and `standing: true`. An unknown turn, or a day that the month does not have, is a bad request.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a client in a turn and month
         * @description The occurrences of that month, of all states. A standing session appears once for each date of that month on which it takes place, with that date in `session_date`, its own id and `standing: true`. An unknown client or turn is a bad request.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a worker in a turn and month
         * @description The occurrences of that month, of all states. A standing session appears once for each date of that month on which it takes place, with that date in `session_date`, its own id and `standing: true`. An unknown worker or turn is a bad request.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book several sessions
         * @description All sessions are booked or none, at most 500. When items cannot be booked, even a single one, the response is 422 with code 1 (multiple errors) and a detail for
         *     each, whose path has its index (`sessions.3`, or `sessions.3.time` where one field is wrong). Conflicts between items of the list count too: the
         *     earlier item counts as booked, and items that are not active come before all others. A body of a wrong shape is a bad request, as everywhere.
         *
         *     One week of a standing session is moved by one such call: its `postponed` exception and the new session. At most two bulk calls (this one and the
         *     next) run at the same time; up to fifty more wait for their turn, and others are 503 with `Retry-After`.
         */
        post: operations["createSessions"];
        /**
         * Delete several sessions
         * @description All existing sessions of the list are deleted or none. Unknown ids are ignored; the response lists the ids that were deleted. When an exception is deleted, its date returns to the standing session: a conflict when the slot was booked in the meantime, with details whose path names the item (`ids.3`). It is one of the bulk calls, of which at most two run at the same time.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a series
         * @description Ends the standing sessions of that client and worker on that weekday and at that time, in all turns, on the day before `from_date`. A standing session of which nothing remains is deleted. The dated sessions of the same client, worker, weekday and time from `from_date` on are deleted. Earlier ones stay. The response lists the ids of the sessions that were deleted or shortened: an empty list when there are none. An unknown client or worker is a bad request.
         */
        delete: operations["endSeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{id}/working-hours": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        /**
         * List the working hours of a worker
         * @description By weekday and start. An empty list: the worker is there whenever a turn runs.
         */
        get: operations["listWorkerWorkingHours"];
        /**
         * Replace the working hours of a worker
         * @description Replaces the complete list: an entry that is missing is deleted. An `end_time` that is not after `start_time`, a `to_date` before `from_date`, and an entry that occurs twice are bad requests. Returns the list as it is now.
         */
        put: operations["replaceWorkerWorkingHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/working-hours": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the working hours of all workers
         * @description The entries that are valid on a date from `from` to `to`, at most 400 days, of all workers who are not deleted: by worker, weekday and start. A worker all of whose entries lie outside this period is not there in it. So that this shows, one entry of such a worker is in the response too.
         */
        get: operations["listWorkingHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/absences": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the absences and closing days of a period
         * @description Those that touch a date from `from` to `to`, at most 400 days, in the order of `from_date`, `start_time` and `id`. With `worker_id` those of this worker, and the closing days. An unknown worker is a bad request. Without `sessions.read` and `workers.read` the response has the absences of the caller's own worker, and the closing days. The reason of an absence is left out for callers without `workers.read` whose own it is not.
         */
        get: operations["listAbsences"];
        put?: never;
        /**
         * Create an absence or a closing day
         * @description With `worker_id` an absence of this worker, which needs `workers.update` or `sessions.update`. Without it a closing day of the clinic, which needs `schedules.update` (otherwise 403). It refuses no session that is there: these are marked as `unavailable`, and `GET /v1/sessions?unavailable=true` lists them. No session that the absence makes unavailable appears after the response without being in that list. A bad request: an unknown or deleted worker, a `to_date` before `from_date` or more than 400 days, only one of `start_time` and `end_time`, and an `end_time` that is not after `start_time`.
         */
        post: operations["createAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/absences/bulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create several absences and closing days
         * @description All are created or none, at most 100, each as by `POST /v1/absences`. When items cannot be created, the response is 422 with code 1 (multiple errors) and a detail for each, whose path has its index (`absences.3.worker_id`).
         */
        post: operations["createAbsences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/absences/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the absence or closing day. */
                id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an absence or a closing day
         * @description Replaces dates, times and reason. The worker never changes. A closing day needs `schedules.update`, and an absence one of the others (403). A missing reason is cleared, except when the caller may not read it: then it stays. The other rules are those of a new one.
         */
        put: operations["updateAbsence"];
        post?: never;
        /**
         * Delete an absence or a closing day
         * @description Its dates are as if it had never been there. A closing day needs `schedules.update`, and an absence one of the others (403).
         */
        delete: operations["deleteAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holidays": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the public holidays of a year
         * @description Those of the clinic's country, by date, so that closing days can be chosen from them. A holiday closes nothing by itself.
         */
        get: operations["listHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description By name in Spanish collation, unless the query asks otherwise. `search` looks in name and e-mail, and also in the names, document, telephone and e-mail of the user's client or worker if the caller may read them. An unknown `role_id` is a bad request.
         */
        get: operations["listUsers"];
        /**
         * Change a user
         * @description Replaces name and e-mail: a missing `email` is cleared. An unknown `id` is a bad request. A user whose access goes beyond the caller's own is 403. What a user can read as a client or worker counts as access: to change, reset or delete the user of a client also needs `clients.read` and `sessions.read`, that of a worker `workers.read` and `sessions.read`. Callers may always change their own user.
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description Creates a user of the staff, without roles and access. `name` is unique without regard to case, and so is `email` (conflict). The password is temporary, because another person has chosen it: it expires after 7 days.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the user of a client
         * @description Also needs `clients.read` and `sessions.read` (403), because the new user can read as much. The user's name is the person's document. The response has a
         *     temporary password, which no other response shows and which expires after 7 days.
         *
         *     One user per person: a client who is a worker with a user already gets no second one. That user then signs in as the client too, with a new temporary
         *     password, under the rules for resetting it. A client who has a user or no document, a document that is the name of another user, and the caller's own
         *     user are conflicts.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the user of a worker
         * @description Also needs `workers.read` and `sessions.read` (403), because the new user can read as much. The user's name is the person's document. The response has a
         *     temporary password, which no other response shows and which expires after 7 days.
         *
         *     One user per person: a worker who is a client with a user already gets no second one. That user then signs in as the worker too, with a new temporary
         *     password, under the rules for resetting it. A worker who has a user, a document that is the name of another user, and the caller's own user are
         *     conflicts.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get one user
         * @description The user with roles, effective access (direct and through roles), and the modules to which it belongs.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Soft. The user's sign-ins end. A user whose access goes beyond the caller's own is 403; what it can read as a client or worker counts, as for a change of the user. The caller's own user is refused (conflict).
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a new temporary password
         * @description Ends the user's sign-ins. The response has a temporary password, which no other response shows and which expires after 7 days. A user whose access goes beyond the caller's own is 403; what it can read as a client or worker counts, as for a change of the user. The caller's own password is a conflict: it is changed with the current one.
         */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second factor of a user
         * @description For a user who has lost it: signing in then needs the password alone. The user's sign-ins stay. Without a second factor the response is the same. A user whose access goes beyond the caller's own is 403; what it can read as a client or worker counts, as for a change of the user. The caller's own is a conflict: it is removed with the password.
         */
        delete: operations["removeUserSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/roles": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
         * @description Roles that the user has already are ignored. An unknown role is a bad request. A role with access that the caller does not hold, and a user whose access goes beyond the caller's own, are 403.
         */
        post: operations["giveUserRoles"];
        /**
         * Take roles from a user
         * @description Roles that the user does not have are ignored. An unknown role is a bad request. A user whose access goes beyond the caller's own is 403. Refused (conflict) when nobody could give some of the access back; the details name it.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the direct access of a user
         * @description The access that was given directly to the user, without that of the user's roles.
         */
        get: operations["listUserAccess"];
        put?: never;
        /**
         * Give access to a user
         * @description Access that the user has directly already is ignored. An unknown access is a bad request. Access that the caller does not hold, and a user whose access goes beyond the caller's own, are 403.
         */
        post: operations["giveUserAccess"];
        /**
         * Take access from a user
         * @description Takes only access that was given directly; other access is ignored. An unknown access is a bad request. A user whose access goes beyond the caller's own is 403. Refused (conflict) when nobody could give some of the access back; the details name it.
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * List the effective access of a user
         * @description The direct access and that of the user's roles, each with its sources.
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
    "/v1/history": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what
         * @description The newest changes first. A page ends with its last entry: `before_id` continues after it. Entries are kept for a time that the server's settings say
         *     (three years by default).
         *
         *     With `access.read` it lists every kind. Otherwise it lists the kinds that the caller may read: sessions, reminders, replies and the waiting list with
         *     `sessions.read`, clients with `clients.read`, workers, working hours and absences with `workers.read`, the data of a person with the access of every
         *     kind that the person has, schedules and turns with `schedules.read`, roles with `roles.read`, users and sign-ins with `users.read`, and public links
         *     with `public_links.read`. A `kind` that the caller may not read is 403.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/history": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        /**
         * List the changes of a session
         * @description The newest first, also of a deleted session, with what the client replied to it (`kind` `reply`). An exception has a history of its own: what happened to its series is in that of the series.
         */
        get: operations["listSessionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Learn at once what has changed
         * @description A stream of server-sent events, which says what kind of record has changed and, of sessions, on which dates, and nothing else: what it is now is read by
         *     the operations, with their access. The event `change` has a `ChangeEvent` as its data, in the order of the commits. A change by any process of the server
         *     is in it, and the caller's own changes too. Nothing is repeated: when a stream begins, everything may have changed since the last one.
         *
         *     The event `heartbeat` with the data `{}` begins the stream and follows every 25 seconds: a reader that misses it for a minute opens another stream. It ends with the sign-in, but does not count as use: a sign-in whose calls are only streams ends
         *     after 12 hours. A user has at most five streams. The sixth ends the oldest, whose last event is `replaced` with the data `{}`: its page polls instead of
         *     opening another one. While the server does not learn of changes, streams end and new ones are 503.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waiting-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List who waits for a slot
         * @description Those who have waited longest come first. Entries whose `until_date` is past, whose client is deleted or which were booked are left out. An unknown client, worker or schedule in the query is a bad request.
         */
        get: operations["listWaitingEntries"];
        put?: never;
        /**
         * Put a client on the waiting list
         * @description A client may have several entries. A bad request: an unknown or deleted client, worker or schedule, a `to_time` that is not after `from_time`, and an `until_date` that is past or before `from_date`.
         */
        post: operations["createWaitingEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waiting-list/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the entry. */
                id: components["parameters"]["WaitingEntryId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change what suits somebody who waits
         * @description Replaces everything but the client; the place in the list stays. A booked entry is not found. The other rules are those of a new one.
         */
        put: operations["updateWaitingEntry"];
        post?: never;
        /**
         * Take a client off the waiting list
         * @description A booked entry is not found.
         */
        delete: operations["deleteWaitingEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waiting-list/matches": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List who waits for a free slot
         * @description The entries that this slot with this worker suits and whose client is free then, those who have waited longest first. A client with a canceled or postponed session at this place is left out, because there is at most one record for it. A `time` at which no slot of the turn starts, and an unknown turn or worker are bad requests. The list is empty while the worker is busy or unavailable in the slot, and once the slot has begun.
         */
        get: operations["listWaitingMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waiting-list/{id}/slots": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the entry. */
                id: components["parameters"]["WaitingEntryId"];
            };
            cookie?: never;
        };
        /**
         * List the free slots that suit somebody who waits
         * @description The slots from `from` to `to`, at most 28 days and none that has begun, that suit the entry, in which the client is free and at least one of its workers is free and not unavailable: by date, time and turn, with the workers in the order of their ids. A worker with whom the client has a canceled or postponed session there is left out. The answer has at most the first 1,000 slots, each with at most the first 10 workers. An unknown worker in the query is a bad request.
         */
        get: operations["listWaitingSlots"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the workers
         * @description All workers, by last names in Spanish collation (`ñ` after `n`), unless the query asks otherwise.
         */
        get: operations["listWorkers"];
        /**
         * Change a worker
         * @description Replaces the worker's positions and person: an optional field that is missing is cleared, but a missing `color` stays as it is. With `person: { id }` the person stays as it is. An unknown `id` is a bad request, and so is an `id` of the person that is not that of the worker's person. Other data for a person who is a client too also needs `clients.update` (403).
         */
        put: operations["updateWorker"];
        /**
         * Register a worker
         * @description The person is either a new one or `{ id }` of an existing one. A new person whose document another person has already is a conflict, and so is a person who is a worker already. An existing person who is a client also needs `clients.read`; without it the id counts as unknown (bad request).
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        /**
         * Get one worker
         * @description The worker with the person, and the id of the user if there is one.
         */
        get: operations["getWorker"];
        put?: never;
        post?: never;
        /**
         * Delete a worker
         * @description Soft. The worker's user is deleted too, the worker is removed from the `worker_ids` of public links, and the person is deleted when nothing else uses
         *     it, so that the document can be used again. A user who also signs in as a client stays and signs in only as that client from then on.
         *
         *     Refused (conflict) while the worker has upcoming active sessions: today or later, or a standing one with such a date left. A worker with a user is also
         *     refused as the deletion of that user would be: 403 when the user's access goes beyond the caller's own, or the caller lacks `workers.read` or
         *     `sessions.read` (for a user who is a client too, also `clients.read`), and a conflict when it is the caller's own user.
         */
        delete: operations["deleteWorker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workers/{id}/feed": {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        /**
         * Get the address of a worker's calendar feed
         * @description The address that `POST` returned last. A worker without a feed is not found.
         */
        get: operations["getWorkerFeed"];
        put?: never;
        /**
         * Create or renew a worker's calendar feed
         * @description Returns a new secret address, in which nobody can guess the 128 random bits; an earlier address stops working. A calendar program that subscribes to it reads, with nothing but the address, the worker's sessions from 30 days ago to 180 days ahead as iCalendar: series as weekly rules, with exceptions for the dates that differ. Of clients it has the first given name and the initial of the last name. Sessions about which somebody must decide are `TENTATIVE`, canceled and postponed ones are left out. The address is outside `/api`. It responds with an `ETag`, and with 304 while nothing has changed; more than 300 calls a minute from one address are 429. Deleting the worker ends the feed.
         */
        post: operations["renewWorkerFeed"];
        /**
         * End a worker's calendar feed
         * @description From then on its address is not found. A worker without a feed is not found either.
         */
        delete: operations["deleteWorkerFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The body of every error. */
        Error: {
            error: {
                /** @description A Spanish sentence that can be shown on the screen. */
                message: string;
                /** @description The fields or records that the error is about. Empty when the message says everything. */
                details: components["schemas"]["Problem"][];
                code: components["schemas"]["ErrorCode"];
            };
            /** @description The same as in the header. */
            correlationId: string;
        };
        Problem: {
            /** @description The path of the field or item, with dots: `person.document`, `turns.1.end_time`, `sessions.3`. For an unknown query parameter, its name. */
            path: string;
            /** @description A Spanish sentence without ids. For missing access (path `access`), the access code. */
            message: string;
            /** @description Why the worker is unavailable, where that is the problem. The path ends in `worker_id`, or in `session_date` on a closing day. `override` books all the same. */
            reason?: components["schemas"]["UnavailableReason"];
            /**
             * Format: uuid
             * @description The record that the problem is about, where there is one that the caller may read. For a double booking, the other session.
             */
            id?: string;
        };
        /**
         * @description | code | HTTP status | when |
         *     |---|---|---|
         *     | 0 internal | 500, 501, 503 | a failure of the server, without its cause; an operation that is only planned; the database does not respond, the server is busy or shutting down |
         *     | 1 multiple errors | 422 | a bulk create with items that cannot be booked |
         *     | 2 parse | 400 | the body is not JSON in UTF-8, begins with a byte order mark, or has a key twice in an object |
         *     | 3 bad request | 400, 408, 413, 415, 431 | shape, bounds, rules; a property outside the contract; an unknown id in a body or query; an id in the body other than that of the path; HTTP that cannot be read |
         *     | 4 unauthorized | 401, 403, 429 | nobody is signed in; missing access; too many calls |
         *     | 5 not found | 404, 405 | an unknown id in a path, an unknown path, a method that the path does not have |
         *     | 6 conflict | 409 | double booking, duplicate, stale update, in use |
         *
         *     Three more codes exist only in a client and are never sent: -3 its parse error, -2 its request error, -1 its response error.
         * @enum {integer}
         */
        ErrorCode: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        Created: {
            /**
             * Format: uuid
             * @description The id of the record that was created. For `POST /v1/person` also of the one that was changed or deleted.
             */
            id: string;
        };
        /** @enum {string} */
        PeopleSort: "name" | "-name" | "document" | "-document" | "created" | "-created";
        /** @enum {string} */
        NameSort: "name" | "-name" | "created" | "-created";
        /**
         * @description Why a worker is unavailable: `hours` (outside the working hours), `absence`, or `closed` (the clinic is).
         * @enum {string}
         */
        UnavailableReason: "hours" | "absence" | "closed";
        /** @description The worker is there every week on this weekday, from `start_time` to `end_time`. */
        WorkingHours: {
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description In minutes since midnight. */
            start_time: number;
            /** @description In minutes since midnight. */
            end_time: number;
            /**
             * Format: date
             * @description The first date on which this applies. Null for no bound.
             */
            from_date: string | null;
            /**
             * Format: date
             * @description The last date on which this applies. Null for no bound.
             */
            to_date: string | null;
        };
        /** @description An entry of the working hours of a worker. */
        WorkerHours: {
            /** Format: uuid */
            worker_id: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description In minutes since midnight. */
            start_time: number;
            /** @description In minutes since midnight. */
            end_time: number;
            /**
             * Format: date
             * @description The first date on which this applies. Null for no bound.
             */
            from_date: string | null;
            /**
             * Format: date
             * @description The last date on which this applies. Null for no bound.
             */
            to_date: string | null;
        };
        WorkingHoursInput: {
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description In minutes since midnight. */
            start_time: number;
            /** @description In minutes since midnight, later than `start_time`. */
            end_time: number;
            /**
             * Format: date
             * @description The first date on which this applies. Missing or null for no bound.
             */
            from_date?: string | null;
            /**
             * Format: date
             * @description The last date on which this applies. Missing or null for no bound.
             */
            to_date?: string | null;
        };
        /** @description An absence of a worker, or, where `worker_id` is null, closing days of the clinic. */
        Absence: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null for a closing day.
             */
            worker_id: string | null;
            /**
             * Format: date
             * @description The first day.
             */
            from_date: string;
            /**
             * Format: date
             * @description The last day.
             */
            to_date: string;
            /** @description In minutes since midnight, on each of the days. Null for whole days. */
            start_time: number | null;
            /** @description In minutes since midnight, on each of the days. Null for whole days. */
            end_time: number | null;
            /** @description The reason of an absence, left out for callers who may not read it. The name of a closing day, for every reader. */
            reason?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        AbsenceInput: {
            /**
             * Format: uuid
             * @description Missing or null for a closing day.
             */
            worker_id?: string | null;
            /**
             * Format: date
             * @description The first day.
             */
            from_date: string;
            /**
             * Format: date
             * @description The last day, at most 400 days in all.
             */
            to_date: string;
            /** @description In minutes since midnight, on each of the days. Missing or null for whole days. */
            start_time?: number | null;
            /** @description In minutes since midnight, later than `start_time`. Missing or null for whole days. */
            end_time?: number | null;
            /** @description The name of a closing day. */
            reason?: string | null;
        };
        AbsenceInputs: {
            absences: components["schemas"]["AbsenceInput"][];
        };
        AbsenceUpdate: {
            /**
             * Format: date
             * @description The first day.
             */
            from_date: string;
            /**
             * Format: date
             * @description The last day, at most 400 days in all.
             */
            to_date: string;
            /** @description In minutes since midnight, on each of the days. Missing or null for whole days. */
            start_time?: number | null;
            /** @description In minutes since midnight, later than `start_time`. Missing or null for whole days. */
            end_time?: number | null;
            /** @description The name of a closing day. */
            reason?: string | null;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        Holiday: {
            /** Format: date */
            date: string;
            /** @description Its name in Spanish: "Navidad". */
            name: string;
        };
        Login: {
            /** @description The name of the user, without regard to case and Unicode form, or the e-mail. */
            username: string;
            /** @description Not trimmed; compared in the Unicode form NFC. */
            password: string;
            code?: components["schemas"]["Code"];
        };
        /** @description The six digits that the authenticator app shows, or a recovery code. Blanks, hyphens and case do not matter. */
        Code: string;
        CurrentPassword: {
            /** @description The password of the caller. */
            current_password: string;
        };
        CodeOfNewSecret: {
            code: components["schemas"]["Code"];
        };
        /** @description What a user needs to sign in beside the password. */
        SecondFactor: {
            /** @description True: signing in needs a code. */
            active: boolean;
            /** @description The number of recovery codes that are left. */
            recovery_codes: number;
        };
        NewSecret: {
            /** @description In base32, to be typed into an authenticator app. */
            secret: string;
            /** @description With the scheme `otpauth`, for a QR code that an authenticator app reads. */
            uri: string;
        };
        RecoveryCodes: {
            /** @description Each signs in once in place of a code of the app. */
            recovery_codes: string[];
        };
        SignIn: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The last use, to the minute.
             */
            seen_at: string;
            /** @description The browser and the system, as far as they are known. */
            browser?: string;
            /** @description True: the sign-in that makes the call. */
            is_current: boolean;
        };
        PasswordChange: {
            /** @description The password that is valid now, also a temporary one. */
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description Not trimmed; stored in the Unicode form NFC. A bad request, always without regard to case and accents: one of the 3,000 most common passwords, also with digits and signs added at its ends; the user's name, e-mail or document with nothing but digits and signs or with fewer than six other characters around it; the product's name or one word that is tried first at a clinic (such as `administrador`, `recepcion`, `terapeuta`, `clinica`), with nothing but digits and signs around it; one character, or a pattern of up to four, over and over. */
        NewPassword: string;
        Settings: {
            /** @description The product's name. */
            product: string;
            /** @description The clinic's IANA time zone, which decides what today is. */
            time_zone: string;
            /** @description True on a test server: frontends show a banner. */
            test_mode: boolean;
            /** @description The clinic's name, for the public page, paper and messages. */
            clinic_name?: string;
            /** @description The clinic's telephone as people write it, for the public page and messages. Left out when there is none. */
            clinic_phone?: string;
            /** @description The digits of the country code that belongs before telephone numbers without `+`. */
            phone_prefix?: string;
            /** @description True: clients can reply to their sessions by the public link, so that messages to them can say so. */
            client_replies?: boolean;
            /** @description The additions that the server has, by their names in the contract: `listUsualWorkers` for an operation, `listClients.search` for a query parameter, `SessionInput.starts_on` for a property of a schema. Names that a frontend does not know are ignored. */
            additions?: string[];
        };
        BackupState: {
            /** @description True: the last backup was made more than 48 hours ago, or there is none and the data are older than that. False on a server that makes no backups by itself. */
            is_overdue: boolean;
            /**
             * Format: date-time
             * @description Left out when there is none.
             */
            last_backup_at?: string;
        };
        /**
         * @description 0 DNI, 1 PASAPORTE, 2 RUC.
         * @enum {integer}
         */
        DocumentType: 0 | 1 | 2;
        /**
         * @description A kind of person.
         * @enum {string}
         */
        PersonType: "client" | "worker";
        Person: {
            /** Format: uuid */
            id: string;
            name: string;
            father_last_name: string;
            /** @description Empty for people with one surname. */
            mother_last_name: string;
            email?: string;
            address?: string;
            /** @description Digits, with a leading `+` if one was given. */
            phone?: string;
            /** Format: date */
            birth_date: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender: boolean;
            /** @description Empty for a client who has not shown it yet. */
            document: string;
            document_type: components["schemas"]["DocumentType"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description An e-mail address. An empty text or null means none. */
        EmailInput: string | null;
        /** @description 6 to 20 digits, with blanks and `+ ( ) . - /` as people write them. Stored as digits, with a leading `+` if one was given. An empty text or null means none. */
        PhoneInput: string | null;
        /** @description The fields of a person in every request. The schemas that include them close them with `unevaluatedProperties`. */
        PersonFields: {
            /** @description In each of the names, several blanks in a row become one, and hidden characters are a bad request. */
            name?: string;
            father_last_name?: string;
            /** @description Empty for people with one surname. */
            mother_last_name?: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today. One that is stored already can stay as it is.
             */
            birth_date?: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender?: boolean;
            /** @description DNI: 8 digits. RUC: 11 digits. PASAPORTE: 6 to 12 letters or digits, also for foreigners' identity cards. Unique by type, without regard to case, among the people who are not deleted (conflict). Empty while a client does not have it at hand: then the type is kept, and any number of clients may have none. A client who has a user keeps the document (conflict). The empty text is an addition: a server without `listClients.incomplete` refuses it. For anybody who is not a client, and for a client who is a worker too, it is a bad request. */
            document?: string;
            document_type?: components["schemas"]["DocumentType"];
        };
        /** @description A new person. */
        PersonInput: WithRequired<components["schemas"]["PersonFields"], "name" | "father_last_name" | "mother_last_name" | "gender" | "document" | "document_type">;
        /** @description An existing person. */
        PersonReference: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            id: string;
        };
        /** @description The person of a client or worker after the change. A missing optional field is cleared. */
        PersonReplacement: {
            /**
             * Format: uuid
             * @description The id of the same person. Another one is a bad request.
             */
            id?: string;
        } & WithRequired<components["schemas"]["PersonFields"], "name" | "father_last_name" | "mother_last_name" | "gender" | "document" | "document_type">;
        /** @description The fields of a person to change. With `id` alone, or `id` and `updated_at`, the person is deleted. */
        PersonUpdate: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            id: string;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        } & components["schemas"]["PersonFields"];
        /** @description Without `id` a new person. With `id` a change, or a deletion when no other field is sent. */
        PersonChange: components["schemas"]["PersonInput"] | components["schemas"]["PersonUpdate"];
        /** @description A person who comes to sessions. */
        Client: {
            /** Format: uuid */
            id: string;
            person: components["schemas"]["Person"];
            /**
             * Format: uuid
             * @description The user with which the client signs in. Left out, or null, without one.
             */
            user_id?: string | null;
            /** @description The `url` of the public link. Null without one, and for callers without `public_links.read`. */
            public_link: string | null;
            /** @description Who answers for the client (apoderado), such as a parent. Left out, with the telephone, for callers without `clients.read`, also for the client's own user. */
            guardian_name?: string | null;
            /** @description Digits, with a leading `+` if one was given. */
            guardian_phone?: string | null;
            /** @description A standing note by staff for staff. Left out for callers without `clients.read`, also for the client's own user. */
            note?: string | null;
            last_session?: components["schemas"]["LastSession"];
            next_session?: components["schemas"]["NextSession"];
            /** @description The first three workers of `GET /v1/clients/{id}/usual-workers`. Only in a list with `with_sessions=true`. */
            usual_workers?: components["schemas"]["UsualWorker"][];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description A change of the person moves it too.
             */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description The latest session of the client in any state; of a standing one its last occurrence. Only in a list with `upcoming=false`, and only if the client has had a session. */
        LastSession: {
            /** Format: date */
            session_date: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** Format: uuid */
            turn_id: string;
            state: components["schemas"]["SessionState"];
        };
        /** @description The first active session of the client that is not over, also one that has begun; of a standing one its first such occurrence. Only in a list with `with_sessions=true`, and only if there is one. */
        NextSession: {
            /** Format: date */
            session_date: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** Format: uuid */
            worker_id: string;
        };
        ClientCounts: {
            /** @description Those with `upcoming=false`. Left out for callers without `sessions.read`. */
            without_upcoming?: number;
            /** @description Those with `to_rebook=true`. Left out for callers without `sessions.read`. */
            to_rebook?: number;
            /** @description Those with `linked=true`. Left out for callers without `public_links.read`. */
            linked?: number;
            /** @description Those with `incomplete=true`. */
            incomplete: number;
        };
        /** @description Everything that is stored about the person of a client. Names are as they are now. */
        ClientExport: {
            /** Format: date-time */
            exported_at: string;
            person: components["schemas"]["Person"];
            /** @description The records as a client, the current one first and then earlier ones, which were deleted. */
            records: components["schemas"]["ExportedRecord"][];
            /** @description Null without one. */
            public_link: components["schemas"]["ExportedLink"] | null;
            /** @description The users with which the person signs in, or signed in. */
            users: components["schemas"]["ExportedUser"][];
            /** @description The entries of the waiting list, the newest first. */
            waiting_entries: components["schemas"]["ExportedWaitingEntry"][];
            /** @description When the client was last reminded of a session, the newest session first. */
            reminders: components["schemas"]["ExportedReminder"][];
            /** @description What the client answered by the public link, the newest session first. */
            replies?: components["schemas"]["ExportedReply"][];
            /** @description The sessions as they are stored: a standing one once, and first, then the dated ones, the newest first. */
            sessions: components["schemas"]["ExportedSession"][];
            /** @description The changes of all of this, the newest first. */
            history: components["schemas"]["HistoryEntry"][];
        };
        ExportedRecord: {
            /** Format: uuid */
            id: string;
            guardian_name: string | null;
            guardian_phone: string | null;
            note: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description That there is a public link. Its address is secret: whoever knows it sees the schedule. */
        ExportedLink: {
            /**
             * Format: date-time
             * @description Since when there is one.
             */
            created_at: string;
            /** @description The name of the schedule that it shows. */
            schedule: string;
            /** @description The names of the workers whom it shows. */
            workers: string[];
        };
        ExportedUser: {
            name: string;
            email: string | null;
            /** @description The names of the roles. */
            roles: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description Empty lists and nulls mean that anything suits. */
        ExportedWaitingEntry: {
            /** @description The name of the schedule. */
            schedule: string | null;
            /** @description The names of the workers. */
            workers: string[];
            /** @description The weekdays, from 0 (Sunday) to 6 (Saturday). */
            days: number[];
            /** @description In minutes since midnight. */
            from_time: number | null;
            /** @description In minutes since midnight. */
            to_time: number | null;
            /** Format: date */
            from_date: string | null;
            /** Format: date */
            until_date: string | null;
            note: string | null;
            /**
             * Format: date-time
             * @description Since when the client waits.
             */
            created_at: string;
            /** @description True: a session was booked for the entry. */
            booked: boolean;
        };
        ExportedReminder: {
            /** Format: date */
            session_date: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** @description The name of the worker. */
            worker: string;
            /** @description The name of the turn. */
            turn: string;
            /** Format: date-time */
            reminded_at: string;
        };
        ExportedReply: {
            /** Format: date */
            session_date: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** @description The name of the worker. */
            worker: string;
            /** @description The name of the turn. */
            turn: string;
            reply: components["schemas"]["ClientReply"];
            /** Format: date-time */
            replied_at: string;
        };
        ExportedSession: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date
             * @description Null for a standing session.
             */
            session_date: string | null;
            /** @description True: every week, from `starts_on` to `ends_on`. */
            standing: boolean;
            /** Format: date */
            starts_on: string | null;
            /** Format: date */
            ends_on: string | null;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** @description In minutes. */
            duration: number;
            /** @description The name of the worker. */
            worker: string;
            /** @description The name of the turn. */
            turn: string;
            /** @description The name of the schedule. */
            schedule: string;
            state: components["schemas"]["SessionState"];
            attended: boolean | null;
            note: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        ClientInput: {
            /** @description A new or an existing person. */
            person: components["schemas"]["PersonInput"] | components["schemas"]["PersonReference"];
            /** @description Who answers for the client (apoderado). Under the rules for names of people. Null means none. */
            guardian_name?: string | null;
            /** @description The telephone of the guardian. Null means none. */
            guardian_phone?: components["schemas"]["PhoneInput"];
            /** @description A standing note by staff for staff. Null means none. */
            note?: string | null;
        };
        ClientUpdate: {
            /**
             * Format: uuid
             * @description The same as in the path.
             */
            id: string;
            /** @description All fields of the person, or only its `id` to leave them as they are. */
            person: components["schemas"]["PersonReplacement"] | components["schemas"]["PersonReference"];
            /** @description Who answers for the client (apoderado). Under the rules for names of people. Stays as it is when missing; null clears it. */
            guardian_name?: string | null;
            /** @description The telephone of the guardian. Stays as it is when missing; null clears it. */
            guardian_phone?: components["schemas"]["PhoneInput"];
            /** @description A standing note by staff for staff. Stays as it is when missing; null clears it. */
            note?: string | null;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        /** @description The page of one client: its schedule, its workers, and the token in its address. */
        PublicLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            schedule_id: string;
            /** @description Empty when all of its workers have been deleted. */
            worker_ids: string[];
            /** Format: uuid */
            client_id: string;
            /** @description The token: the last part of the address that the client gets. */
            url: string;
            /** Format: date-time */
            updated_at?: string;
        };
        PublicLinkInput: {
            /** Format: uuid */
            schedule_id: string;
            worker_ids: string[];
            /** Format: uuid */
            client_id: string;
            /** @description A token that `GET /v1/clients/public-link/generate` returned within the last hour and that no link has had. */
            url: string;
        };
        PublicLinkUpdate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            schedule_id: string;
            worker_ids: string[];
            /** Format: uuid */
            client_id: string;
            /** @description The token of the link, or one that `GET /v1/clients/public-link/generate` returned within the last hour and that no link has had. */
            url: string;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        PublicView: {
            sessions: components["schemas"]["PublicSession"][];
            schedule: components["schemas"]["PublicSchedule"];
            /** @description The linked workers, and those of the client's own sessions in the schedule. */
            workers: components["schemas"]["PublicName"][];
            client: components["schemas"]["PublicName"];
            /**
             * Format: date
             * @description The Sunday on which the first week begins.
             */
            week_start?: string;
            /** @description The dates of the shown weeks on which the clinic is closed the whole day. */
            closed_dates?: string[];
            /** @description The client's own active session in this schedule that ends next, also after the shown weeks. Left out when there is none to come. */
            next_session?: components["schemas"]["PublicSession"];
            /**
             * Format: uri
             * @description The whole address of a calendar feed with the client's own sessions in this schedule, for the calendar of the client. Its token is not that of the link and opens nothing else. A link with a new `url` has a new feed, and the earlier one ends, as it does with the link.
             */
            feed_url?: string;
            /** @description True: `POST /v1/clients/public-link/{url}/sessions/{id}/reply` takes replies. False: the clinic does not want any. */
            takes_replies?: boolean;
        };
        /**
         * @description What the client answered by the public link: `confirmed` comes, `declined` does not come.
         * @enum {string}
         */
        ClientReply: "confirmed" | "declined";
        /** @description The reply to a session on one date. */
        ClientReplyInput: {
            /**
             * Format: date
             * @description The date of the session, or of one occurrence of a standing session.
             */
            session_date: string;
            /**
             * @description Whether the client comes. Null takes the reply back.
             * @enum {string|null}
             */
            reply: "confirmed" | "declined" | null;
        };
        PublicSession: {
            /**
             * Format: uuid
             * @description The id of the session if it is the client's own. Otherwise an id made from the link and the slot, which differs from week to week, so that it does not show which client comes again.
             */
            id: string;
            /** @description True: the client's own session. False: the worker cannot be booked in the slot. */
            is_assigned: boolean;
            /** Format: uuid */
            worker_id: string;
            /** Format: uuid */
            turn_id: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description Start in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date.
             */
            session_date?: string;
            /** @description In minutes; the length with which the session was booked. */
            duration?: number;
            /**
             * @description Only for the client's own sessions. Those of other clients are always active.
             * @enum {string}
             */
            state?: "pending" | "confirmed" | "canceled" | "postponed";
            /** @description True: every week. Only for the client's own sessions. */
            standing?: boolean;
            /** @description True: the clinic is closed then, and somebody decided that the session takes place. Only for the client's own sessions. */
            accepted?: boolean;
            /** @description What the client answered. Left out when there is no reply, and for slots of others. */
            client_reply?: components["schemas"]["ClientReply"];
        };
        PublicSchedule: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes. */
            session_duration: number;
            /** @description In minutes. */
            break_duration: number;
            turns: components["schemas"]["PublicTurn"][];
        };
        PublicTurn: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes since midnight. */
            start_time: number;
            /** @description In minutes since midnight. */
            end_time: number;
        };
        PublicName: {
            /** Format: uuid */
            id: string;
            name: string;
            father_last_name: string;
            mother_last_name: string;
        };
        /**
         * @description `mix` covers the other four and exists where all of them exist.
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
            module_id: string;
            type?: components["schemas"]["AccessType"];
        };
        /** @description An access as the tree of modules shows it: always with its type. */
        ModuleAccess: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description `<module>.<type>`, such as `clients.read`. */
            code: string;
            /** Format: uuid */
            module_id: string;
            type: components["schemas"]["AccessType"];
        };
        /** @description A part of the product that has access of its own, or a parent that groups such parts. */
        Module: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string;
            /** Format: uuid */
            parent_id: string | null;
            /** @description Empty for the parents. */
            access: components["schemas"]["ModuleAccess"][];
            children: components["schemas"]["Module"][];
        };
        /** @description A set of access that can be given to users. */
        Role: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string | null;
            /** @description The number of users who hold the role. Left out of the roles of a user. */
            user_count?: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
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
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        AccessIds: {
            access_ids: string[];
        };
        RoleIds: {
            role_ids: string[];
        };
        /** @description The durations of a session and of the break after it, and the turns to which they apply. */
        Schedule: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes. */
            session_duration: number;
            /** @description In minutes. */
            break_duration: number;
            /** @description By start time. */
            turns: components["schemas"]["Turn"][];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description A part of the day with slots. They start at `start_time + k · (session_duration + break_duration)` for k = 0, 1, … as long as the whole session ends by `end_time`. */
        Turn: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes since midnight. */
            start_time: number;
            /** @description In minutes since midnight. */
            end_time: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        ScheduleInput: {
            name: string;
            /** @description In minutes. */
            session_duration: number;
            /** @description In minutes. */
            break_duration: number;
            /** @description Turns do not overlap, and each has room for at least one session. */
            turns: components["schemas"]["TurnInput"][];
        };
        TurnInput: {
            name: string;
            /** @description In minutes since midnight. */
            start_time: number;
            /** @description In minutes since midnight, later than `start_time`. */
            end_time: number;
        };
        ScheduleUpdate: {
            name: string;
            /** @description In minutes. */
            session_duration: number;
            /** @description In minutes. */
            break_duration: number;
            /** @description The complete list: a turn that is missing is deleted. */
            turns: components["schemas"]["TurnUpdate"][];
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        TurnUpdate: {
            /**
             * Format: uuid
             * @description The id of the turn to keep or change. Without it the turn is new. An id of another schedule is a bad request.
             */
            id?: string;
            name: string;
            /** @description In minutes since midnight. */
            start_time: number;
            /** @description In minutes since midnight, later than `start_time`. */
            end_time: number;
        };
        /**
         * @description `pending` (Pendiente, the default of a new session) and `confirmed` (Confirmada) are active: they take the slot. `canceled` (Cancelada) and `postponed` (Aplazada) leave it free.
         * @enum {string}
         */
        SessionState: "pending" | "confirmed" | "canceled" | "postponed";
        /** @enum {string} */
        SessionSort: "date" | "-date";
        /** @description A dated session (with `session_date`) is on one date, whose weekday is `day`. A standing session is every week on `day` at `time`. A dated session of the same client, worker, turn, day and time is an exception: in whatever state, it replaces the occurrence of the standing session on its date. So one week can be canceled, postponed or marked as attended without the others. */
        Session: {
            /** Format: uuid */
            id: string;
            client: components["schemas"]["Client"];
            worker: components["schemas"]["SessionWorker"];
            /** Format: uuid */
            turn_id: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. The session keeps the duration with which it was booked. */
            time: number;
            /**
             * Format: date
             * @description The date. Null in the record of a standing session. In a response about a period, always the date of the occurrence.
             */
            session_date: string | null;
            /** @description A note by staff for staff: null for a caller who reads the session only as its client. */
            note: string | null;
            state: components["schemas"]["SessionState"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            /** @description True: every week, from `starts_on` to `ends_on`. */
            standing?: boolean;
            /** @description In minutes: the length with which the session was booked. A later change of the schedule does not change it. */
            duration?: number;
            /**
             * Format: date
             * @description The first day of a standing session: its first occurrence is on the first `day` from then on.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end.
             */
            ends_on?: string | null;
            /** @description Why the worker is unavailable. Only for upcoming active sessions in responses about a period, and left out while the worker is there. */
            unavailable?: components["schemas"]["UnavailableReason"];
            /** @description The reason that somebody took into account, by `override` or by `accepted` in a change of the state. Left out when there is none. A new absence or closing day that touches the session, and new working hours, ask again: then `accepted` is left out. */
            accepted?: components["schemas"]["UnavailableReason"];
            /**
             * Format: uuid
             * @description The standing session whose occurrence this exception replaces. Left out for any other session.
             */
            series_id?: string;
            /**
             * Format: date-time
             * @description When the client was last reminded of the session on this date. Left out when nobody was, and for a standing session without a date.
             */
            reminded_at?: string;
            /** @description What the client answered by the public link for this date. Left out when there is no reply, and for a standing session without a date. */
            client_reply?: components["schemas"]["ClientReply"];
            /**
             * Format: date-time
             * @description When the client answered. Left out without a reply.
             */
            client_replied_at?: string;
            /**
             * Format: uuid
             * @description The entry of the waiting list for which the session was booked. Left out when there is none. With it, a deleted session can be booked again for the entry. Left out too for callers without `sessions.read`.
             */
            waiting_entry_id?: string;
            /** @description True: the client came. False: the client did not come. Null: not marked. Only dated sessions have it. It is separate from the state, because a session that was confirmed by telephone has not been attended yet. A past, active session without a mark is still to be marked. The attendance rate is came / (came + did not come). On a server without this field, `confirmed` is read as came and `canceled` as did not come. */
            attended?: boolean | null;
        };
        /** @description The worker. A client's user without `workers.read` gets only the id, the names and the color, except of the own worker. */
        SessionWorker: {
            /** Format: uuid */
            id: string;
            person: components["schemas"]["SessionWorkerPerson"];
            positions?: components["schemas"]["Position"][];
            /** @description The number of the worker's color in the palette of twelve colors, from 0 to 11. It is the same for everybody. */
            color?: number;
            /** Format: uuid */
            user_id?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        /** @description The person of a session's worker. A client's user without `workers.read` gets only the names, except of the own worker. */
        SessionWorkerPerson: {
            /** Format: uuid */
            id?: string;
            name: string;
            father_last_name: string;
            /** @description Empty for people with one surname. */
            mother_last_name: string;
            email?: string;
            address?: string;
            /** @description Digits, with a leading `+` if one was given. */
            phone?: string;
            /** Format: date */
            birth_date?: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender?: boolean;
            document?: string;
            document_type?: components["schemas"]["DocumentType"];
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        SessionCount: {
            /**
             * Format: date
             * @description The Sunday on which the week begins.
             */
            week_start: string;
            /**
             * Format: uuid
             * @description Missing only with `by_worker=false`.
             */
            worker_id?: string;
            state: components["schemas"]["SessionState"];
            /** @description True: the client came. False: did not come. Null: not marked. */
            attended: boolean | null;
            /** @description True: these sessions are over by the clinic's clock. Active ones that are not marked are then still to be marked. */
            is_past: boolean;
            /** @description How many sessions there are, at least 1. */
            count: number;
        };
        UsualWorker: {
            /** Format: uuid */
            worker_id: string;
            /** @description How many sessions the client has with this worker, at least 1. */
            count: number;
        };
        /** @description Who is free in the slot on one of several dates. */
        AvailableOnDate: {
            /** Format: date */
            session_date?: string;
            ids?: string[];
        };
        /** @description With `session_date` a dated session. Without it a standing one, whose state is `pending` or `confirmed`. */
        SessionInput: {
            /** Format: uuid */
            client_id: string;
            /** Format: uuid */
            worker_id: string;
            /** Format: uuid */
            turn_id: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            session_date?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Today when missing. Not for a dated session.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Not for a dated session.
             */
            ends_on?: string | null;
            /** @description Whether the client came. Only for a dated session. */
            attended?: boolean | null;
            /**
             * Format: uuid
             * @description The entry of the waiting list that this booking takes off it: one of this client that is not booked already (conflict). It returns to its place when the session is deleted or given to another client.
             */
            waiting_entry_id?: string | null;
        };
        SessionUpdate: {
            /** Format: uuid */
            client_id: string;
            /** Format: uuid */
            worker_id: string;
            /** Format: uuid */
            turn_id: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            session_date?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Stays as it is when missing or null.
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Stays as it is when missing.
             */
            ends_on?: string | null;
            /** @description Whether the client came. Only for a dated session. Null removes the mark. Stays as it is when missing. */
            attended?: boolean | null;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        /** @description The new state, and what can change with it. */
        StateChange: {
            state: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description For a standing session the date of the one occurrence to change, by creating or changing its exception. For a dated session its own date, or missing.
             */
            session_date?: string | null;
            /** @description Whether the client came, to a dated session or on the date of `session_date`. Null removes the mark. Stays as it is when missing. */
            attended?: boolean | null;
            /** @description True: the session takes place although its worker is unavailable, for the reason of now. False: somebody must decide again. Stays as it is when missing. */
            accepted?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        /** @description The session on one date, of which the client was reminded. */
        Reminder: {
            /**
             * Format: date
             * @description The date of the session, or of one occurrence of a standing session.
             */
            session_date: string;
            /**
             * @description False takes the mark back.
             * @default true
             */
            reminded?: boolean;
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
            client_id: string;
            /** Format: uuid */
            worker_id: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description In minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The first date on which there is no session any more.
             */
            from_date: string;
        };
        /** @enum {string} */
        UserSort: "name" | "-name" | "created" | "-created" | "updated" | "-updated";
        /**
         * @description `worker` or `client`: the user of a worker or of a client (of both: `worker`). `staff`: neither.
         * @enum {string}
         */
        UserType: "staff" | "worker" | "client";
        /** @description A person who signs in. */
        User: {
            /** Format: uuid */
            id: string;
            name: string;
            email?: string;
            user_type: components["schemas"]["UserType"];
            /**
             * Format: uuid
             * @description The client as whom the user signs in. Together with a `worker_id` when one person is both.
             */
            client_id: string | null;
            /**
             * Format: uuid
             * @description The worker as whom the user signs in.
             */
            worker_id: string | null;
            /** @description The names of the user's client or worker. Left out for staff, and for callers who may read neither the client nor the worker. Users may always read their own. */
            person?: components["schemas"]["PersonName"];
            roles: components["schemas"]["Role"][];
            /** @description The effective access: direct and through roles. */
            access: components["schemas"]["Access"][];
            /** @description The tree of modules, with only the effective access and the modules that have some of it. */
            modules: components["schemas"]["Module"][];
            /** @description True: the password must be changed first. Until then every other call is 403. */
            password_temporary?: boolean;
            /** @description True: signing in needs a code, not only the password. */
            second_factor?: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        PersonName: {
            name: string;
            father_last_name: string;
            /** @description Empty for people with one surname. */
            mother_last_name: string;
        };
        /** @description Unique without regard to case. Latin letters, also with accents (without the few that look like another letter or like none), digits, blanks and `. _ -`. Stored in the Unicode form NFKC, trimmed, with single blanks. An accent may be a character of its own, as some keyboards write it, if Unicode has a single character for it and its letter (otherwise a bad request). */
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
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        UserFromClient: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            client_id: string;
        };
        UserFromWorker: {
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            worker_id: string;
        };
        CreatedUser: {
            /** Format: uuid */
            id: string;
            /** @description The document of the person, or the name of the user whom the person has already. */
            name: string;
            /** @description Temporary. No other response shows it. */
            password: string;
        };
        TemporaryPassword: {
            name: string;
            /** @description Temporary. No other response shows it. */
            password: string;
        };
        /** @enum {string} */
        AccessSourceKind: "direct" | "role";
        AccessSource: {
            kind: components["schemas"]["AccessSourceKind"];
            /**
             * Format: uuid
             * @description Null for direct access.
             */
            role_id: string | null;
            /** @description Null for direct access. */
            role_name: string | null;
        };
        EffectiveAccess: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description `<module>.<type>`, such as `clients.read`. */
            code: string;
            /** Format: uuid */
            module_id: string;
            type?: components["schemas"]["AccessType"];
            /** @description Where the access comes from: given directly, or through which roles. */
            sources?: components["schemas"]["AccessSource"][];
        };
        /**
         * @description What was changed. `person` is what a client or worker shares with everybody (name, document, contact), `reminder` a client who was reminded, `reply` what a client answered by the public link, `feed` a worker's calendar feed.
         * @enum {string}
         */
        HistoryKind: "session" | "reminder" | "reply" | "waiting-entry" | "client" | "person" | "public-link" | "feed" | "worker" | "working-hours" | "absence" | "schedule" | "turn" | "role" | "user" | "sign-in";
        /** @description The data of the event `change`. */
        ChangeEvent: {
            kind: components["schemas"]["HistoryKind"];
            /**
             * Format: date
             * @description The first date of the sessions, reminders or replies that have changed.
             */
            from?: string;
            /**
             * Format: date
             * @description The last of these dates. Missing with `from` alone when they have no end.
             */
            to?: string;
        };
        /**
         * @description One change of one record. Several of one call have the same `correlation_id`. Roles, users, links and working hours have parts with entries of their own: a role
         *     that gets two codes of access has two entries, each with an `access_id`.
         */
        HistoryEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description Null for a change by the server itself.
             */
            user_id: string | null;
            /** @description The user's name at that time. Null without a user, and after the person of the user was erased. */
            user_name: string | null;
            /** @description The operationId of the call. */
            operation: string | null;
            correlation_id: string | null;
            kind: components["schemas"]["HistoryKind"];
            /**
             * Format: uuid
             * @description The id of the record. For working hours and feeds that of the worker, for reminders and replies that of the client, and for sign-ins that of the user.
             */
            record_id: string;
            /** @description The record before the change, without empty fields and without anything secret. Null for a new record, and after the person was erased. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The record after the change. Null for a deleted record. `renewed` says that the password or the url has changed, and `refused` of a sign-in that the password was wrong. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description The names that the user, the record and the ids in `before` and `after` have now. */
            names: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        /** @description A client who waits for a slot. Empty lists and nulls mean that anything suits. */
        WaitingEntry: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            client_id: string;
            client: components["schemas"]["Client"];
            /**
             * Format: uuid
             * @description Null for any, also after its schedule was deleted.
             */
            schedule_id: string | null;
            /** @description The workers who suit. Deleted ones are left out: `fits_nobody` tells that none is left. */
            worker_ids: string[];
            /** @description True: all workers of the entry were deleted, so it fits no slot. */
            fits_nobody?: boolean;
            /** @description The weekdays that suit, from 0 (Sunday) to 6 (Saturday). */
            days: number[];
            /** @description A session begins at this time or later, in minutes since midnight. */
            from_time: number | null;
            /** @description A session ends at this time or earlier, in minutes since midnight. */
            to_time: number | null;
            /**
             * Format: date
             * @description The first date that suits.
             */
            from_date: string | null;
            /**
             * Format: date
             * @description The last date that suits. After it the entry is not in the list any more.
             */
            until_date: string | null;
            /** @description A note by staff for staff. */
            note: string | null;
            /**
             * Format: date-time
             * @description Since when the client waits.
             */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WaitingEntryInput: {
            /** Format: uuid */
            client_id: string;
            /**
             * Format: uuid
             * @description Missing or null for any.
             */
            schedule_id?: string | null;
            /** @description Missing or empty for any. */
            worker_ids?: string[];
            /** @description The weekdays, from 0 (Sunday) to 6 (Saturday). Missing or empty for any. */
            days?: number[];
            /** @description In minutes since midnight. Missing or null for any. */
            from_time?: number | null;
            /** @description In minutes since midnight, later than `from_time`. Missing or null for any. */
            to_time?: number | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            from_date?: string | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            until_date?: string | null;
            note?: string | null;
        };
        WaitingEntryUpdate: {
            /**
             * Format: uuid
             * @description Missing or null for any.
             */
            schedule_id?: string | null;
            /** @description Missing or empty for any. */
            worker_ids?: string[];
            /** @description The weekdays, from 0 (Sunday) to 6 (Saturday). Missing or empty for any. */
            days?: number[];
            /** @description In minutes since midnight. Missing or null for any. */
            from_time?: number | null;
            /** @description In minutes since midnight, later than `from_time`. Missing or null for any. */
            to_time?: number | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            from_date?: string | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            until_date?: string | null;
            note?: string | null;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        WaitingSlot: {
            /** Format: uuid */
            turn_id: string;
            /** Format: date */
            session_date: string;
            /** @description In minutes since midnight. */
            time: number;
            /** @description The workers who suit and are free, at least one and at most 10. */
            worker_ids: string[];
        };
        /**
         * @description 1 manager (Gerente), 2 administrator (Administrador), 3 intern (Practicante), 4 psychologist (Psicólogo), 5 therapist (Terapeuta). Positions give no access.
         * @enum {integer}
         */
        Position: 1 | 2 | 3 | 4 | 5;
        Feed: {
            /**
             * Format: uri
             * @description The whole address of the feed. Whoever knows it can read the feed.
             */
            url: string;
        };
        /** @description A person who gives sessions. */
        Worker: {
            /** Format: uuid */
            id: string;
            person: components["schemas"]["Person"];
            positions: components["schemas"]["Position"][];
            /** @description The number of the worker's color in the palette of twelve colors, from 0 to 11. It is the same for everybody. */
            color?: number;
            /**
             * Format: uuid
             * @description The user with which the worker signs in.
             */
            user_id?: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description A change of the person moves it too.
             */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        WorkerInput: {
            /** @description A new or an existing person. */
            person: components["schemas"]["PersonInput"] | components["schemas"]["PersonReference"];
            positions: components["schemas"]["Position"][];
            /** @description The number in the palette of twelve colors. When missing, the one that the fewest workers have. */
            color?: number;
        };
        WorkerUpdate: {
            /** Format: uuid */
            id: string;
            /** @description All fields of the person, or only its `id` to leave them as they are. */
            person: components["schemas"]["PersonReplacement"] | components["schemas"]["PersonReference"];
            positions: components["schemas"]["Position"][];
            /** @description The number in the palette of twelve colors. Stays as it is when missing. */
            color?: number;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
    };
    responses: {
        /** @description The user. The response sets the cookie of the sign-in. */
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
        /** @description The sign-in has ended. */
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
        /** @description The password was changed. The response sets a new cookie. */
        PasswordChanged: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "set-cookie": components["headers"]["SignInCookie"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The caller's second factor. */
        SecondFactor: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecondFactor"];
            };
        };
        /** @description The secret that was begun. */
        NewSecret: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewSecret"];
            };
        };
        /** @description The recovery codes, which no other response shows. */
        RecoveryCodes: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecoveryCodes"];
            };
        };
        /** @description The caller's sign-ins. */
        SignIns: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignIn"][];
            };
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
        /** @description The state of the backups. */
        BackupState: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BackupState"];
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
        /** @description The counts. */
        ClientCounts: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClientCounts"];
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
        /** @description Everything about the client. */
        ClientExport: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClientExport"];
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
        /** @description A new token. */
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
        /** @description The session on the date. */
        RepliedSession: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "cache-control": components["headers"]["NoStore"];
                "referrer-policy": components["headers"]["NoReferrer"];
                "x-robots-tag": components["headers"]["NoRobots"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicSession"];
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
        /** @description The tree of modules with their access. */
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
        /** @description The counts. */
        SessionCounts: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionCount"][];
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
        /** @description The session as it is now, or the exception of the requested date. */
        ChangedState: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The session on the date. */
        RemindedSession: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The ids of the sessions that were deleted or shortened. */
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
        /** @description The workers with their numbers of sessions. */
        UsualWorkers: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UsualWorker"][];
            };
        };
        /** @description The occurrences of the client in the turn and month. */
        ClientTurnMonth: {
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
        /** @description The occurrences of the worker in the turn and month. */
        WorkerTurnMonth: {
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
                "x-total-count": components["headers"]["TotalOfAvailablePeople"];
                [name: string]: unknown;
            };
            content: {
                "application/json": string[] | components["schemas"]["AvailableOnDate"][];
            };
        };
        /** @description The working hours of the worker. */
        WorkerWorkingHours: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkingHours"][];
            };
        };
        /** @description The working hours as they are now. */
        ReplacedWorkingHours: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkingHours"][];
            };
        };
        /** @description The working hours of all workers. */
        WorkingHours: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkerHours"][];
            };
        };
        /** @description The absences and closing days. */
        Absences: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Absence"][];
            };
        };
        /** @description The id of the absence. */
        CreatedAbsence: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description The ids of the absences, in the order of the request. */
        CreatedAbsences: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description The absence as it is now. */
        UpdatedAbsence: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Absence"];
            };
        };
        /** @description The holidays. */
        Holidays: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Holiday"][];
            };
        };
        /** @description The entries. */
        WaitingEntries: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "x-total-count": components["headers"]["TotalOfWaitingEntries"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitingEntry"][];
            };
        };
        /** @description The id of the entry. */
        CreatedWaitingEntry: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Created"];
            };
        };
        /** @description The entry as it is now. */
        UpdatedWaitingEntry: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitingEntry"];
            };
        };
        /** @description The changes. */
        History: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HistoryEntry"][];
            };
        };
        /** @description The stream of events. */
        Events: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "text/event-stream": string;
            };
        };
        /** @description The changes of the session. */
        SessionHistory: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HistoryEntry"][];
            };
        };
        /** @description The entries that the slot suits. */
        WaitingMatches: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitingEntry"][];
            };
        };
        /** @description The free slots. */
        WaitingSlots: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitingSlot"][];
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
        /** @description The ids of the sessions that were deleted. */
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
        /** @description The user with the temporary password, which no other response shows. */
        CreatedUserOfClient: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedUser"];
            };
        };
        /** @description The user with the temporary password, which no other response shows. */
        CreatedUserOfWorker: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedUser"];
            };
        };
        /** @description The temporary password, which no other response shows. */
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
        /** @description The access that was given directly to the user. */
        DirectAccess: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Access"][];
            };
        };
        /** @description The effective access with its sources. */
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
        /** @description The address of the feed. */
        Feed: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Feed"];
            };
        };
        /** @description The new address of the feed. */
        RenewedFeed: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Feed"];
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
        /** @description The record was deleted. */
        Deleted: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The data of the client was erased. */
        Erased: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The change was made. */
        Done: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is not JSON in UTF-8, begins with a byte order mark or has a key twice in an object (code 2). Or the request breaks a shape, bound or rule, has a property or parameter outside the contract, or names an unknown id in its body or query (code 3). */
        BadRequest: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in, or the sign-in has ended (code 4). */
        Unauthorized: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The name is unknown, the password is wrong, or it is a temporary one that has expired. Or the user has a second factor, and the `code` is missing or wrong: a detail then has the path `code` (code 4). */
        WrongCredentials: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks access: the details name the codes of which any one is enough, or, where an operation needs more, the codes that are missing. Or the data is not the caller's own, the caller's password is temporary, or the call comes from a page of another site (code 4). */
        Forbidden: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The id in the path is unknown, or its record is deleted (code 5). */
        NotFound: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody has the document already, or the person is a client already (code 6). */
        ClientTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody has the document already, the person is a worker already, or is a client without a document (code 6). */
        WorkerTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client has a link already (code 6). */
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
        /** @description The client has a user already or no document, another user has the document as its name, or the person's user is the caller's own (code 6). */
        ClientHasUser: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The worker has a user already, another user has the document as its name, or the person's user is the caller's own (code 6). */
        WorkerHasUser: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another schedule has the name already, or two of the turns have the same name (code 6). */
        ScheduleTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the record in the meantime, somebody else has the document, or a client who has a user would lose it (code 6). */
        StaleOrDocumentTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the person in the meantime, somebody else has the document, a client who has a user would lose it, or a client or worker uses the person (code 6). */
        PersonConflict: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the link in the meantime, or the new client has a link already (code 6). */
        StaleOrLinkTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the role in the meantime, or another role has the name or the code (code 6). */
        StaleOrRoleTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the user in the meantime, or another user has the name or the e-mail (code 6). */
        StaleOrUserTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client has upcoming sessions, or its user is the caller's own (code 6). The details list the first 20 sessions, with the worker and the `id` of a session only where the caller may read it. */
        ClientInUse: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client has upcoming sessions, the person is a worker or a client again, or the client's user is the caller's own (code 6). The details list the first 20 sessions, with the worker and the `id` of a session only where the caller may read it. */
        ClientNotErasable: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The worker has upcoming sessions, or its user is the caller's own (code 6). The details list the first 20 sessions, with the client and the `id` of a session only where the caller may read it. */
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
        /** @description Upcoming sessions would lose their slot or change their duration, a removed turn has sessions, a name is taken, or somebody changed the schedule in the meantime (code 6). */
        ScheduleInUse: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody is busy at that time, the worker is unavailable, there is a record for this client, worker, turn, date and time already, or the entry of the waiting list was booked already (code 6). The details of a double booking say who is busy with whom, on which date and at what time, and in which schedule and turn where it is another one: the first 20. A user without `sessions.read` reads names only of the user's own sessions, otherwise "otro cliente" or "otro trabajador". */
        BookingConflict: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody is busy or unavailable at that time, as in a new booking; the series has begun or has an exception, the session is an exception that would move, a deleted client or worker would have an upcoming session, or somebody changed the session in the meantime (code 6). */
        SessionConflict: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody is busy or unavailable at that time, as in a new booking; a deleted client or worker would have an upcoming session, or somebody changed the session in the meantime (code 6). */
        StateConflict: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session has begun or does not take place, or the clinic takes no replies (code 6). */
        ReplyConflict: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The slot that would return to the standing session was booked in the meantime (code 6). */
        SlotTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A slot that would return to its standing session was booked in the meantime (code 6). */
        SlotsTaken: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody could give some of the access back (code 6). The details name the access, except where nobody could administrate users and access any more. */
        AccessKept: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is the caller's own user (code 6). */
        UserKept: {
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
        /** @description The `content-type` of the body is not `application/json`, or names another charset than UTF-8 (code 3). */
        WrongMediaType: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Some of the items cannot be booked, and none was booked (code 1). The path of each detail has the index of its item. A double booking is described as for a single session, with names only where the caller may read them. */
        BulkRefused: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the absence in the meantime (code 6). */
        StaleAbsence: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody changed the entry in the meantime (code 6). */
        StaleWaitingEntry: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Some of the items cannot be created, and none was created (code 1). The path of each detail has the index of its item. */
        AbsencesRefused: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is the caller's own password (code 6). */
        OwnPassword: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller has a second factor already (code 6). */
        SecondFactorSet: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No secret was begun, or it is set already (code 6). */
        SecondFactorNotBegun: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller has no second factor (code 6). */
        SecondFactorNotSet: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is the caller's own second factor (code 6). */
        OwnSecondFactor: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There were too many attempts or calls. `Retry-After` says after how many seconds to try again (code 4). */
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
        /** @description Something failed in the server. The response does not disclose the cause (code 0). */
        Internal: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database does not respond, other calls kept this one from finishing in time, too many passwords wait to be hashed, or the server is shutting down (code 0). */
        Unavailable: {
            headers: {
                "x-correlation-id": components["headers"]["CorrelationId"];
                "retry-after": components["headers"]["RetrySoon"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
        CorrelationId: string;
        /** @description The id of the client. */
        ClientId: string;
        /** @description The id of the worker. */
        WorkerId: string;
        /** @description The id of the person. */
        PersonId: string;
        /** @description The id of the role. */
        RoleId: string;
        /** @description The id of the schedule. */
        ScheduleId: string;
        /** @description The id of the session. */
        SessionId: string;
        /** @description The id of the session. With the date of an occurrence in the body, the id of the standing session. */
        SessionOrSeriesId: string;
        /** @description The id of the absence or closing day. */
        AbsenceId: string;
        /** @description The id of the entry. */
        WaitingEntryId: string;
        /** @description The id of the user. */
        UserId: string;
        /** @description The id of the sign-in. */
        SignInId: string;
        /** @description The link's token. Any string is allowed; one that is not the token of a link is not found. */
        PublicLinkUrl: string;
        /** @description The link's `url`, or its `id`. */
        PublicLinkKey: string;
        /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
        Search: string;
        /** @description The maximum number of records. Without it all of them. */
        Limit: number;
        /** @description The maximum number of sessions. Without it 1,000 records, or all occurrences of the period. */
        SessionLimit: number;
        /** @description The number of records to leave out at the beginning. */
        Offset: number;
        /** @description By last names and given name (`name`, the default), document or time of creation. A minus reverses the order. */
        PeopleSort: components["schemas"]["PeopleSort"];
        /** @description By name (the default) or time of creation. A minus reverses the order. */
        NameSort: components["schemas"]["NameSort"];
        /** @description By name (the default), time of creation or last change. A minus reverses the order. */
        UserSort: components["schemas"]["UserSort"];
        /** @description By date and time. A minus reverses the order. Records of standing sessions come first in both. The default is `-date` for records and `date` for occurrences. */
        SessionSort: components["schemas"]["SessionSort"];
        /** @description The first date of a period. Only together with `to`. */
        From: string;
        /** @description The last date of a period, which has at most 62 days (with `client_id`, `worker_id`, `unavailable=true` or `to_rebook=true` 400). Only together with `from`. */
        To: string;
        /** @description The first date of the period. */
        CountsFrom: string;
        /** @description The last date of the period, which has at most 372 days. */
        CountsTo: string;
        /** @description False: the sessions of all workers are counted together, and `worker_id` is missing. */
        CountsByWorker: boolean;
        /** @description Only sessions of this turn. */
        TurnIdFilter: string;
        /** @description Only sessions of this worker. */
        WorkerIdFilter: string;
        /** @description Only sessions of this client. */
        ClientIdFilter: string;
        /** @description True: only what somebody must decide about, which is upcoming active sessions whose worker is unavailable, except those where somebody accepted that reason or marked the attendance. False: all others. Only together with `from` and `to`. */
        Unavailable: boolean;
        /** @description True: only canceled and postponed sessions after which the client has no session with the same worker, except where the client has an active one with somebody else at their time. False: all others. Only together with `from` and `to`. */
        SessionsToRebook: boolean;
        /** @description Only sessions to which the client gave this reply by the public link, in whatever state. Only together with `from` and `to`, and not with `unavailable`. */
        ClientReplyFilter: components["schemas"]["ClientReply"];
        /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
        Override: boolean;
        /** @description The first date of the period. */
        AbsencesFrom: string;
        /** @description The last date of the period, which has at most 400 days. */
        AbsencesTo: string;
        /** @description Only absences of this worker, and the closing days. */
        AbsentWorkerId: string;
        /** @description The calendar year. */
        HolidaysYear: number;
        /** @description Only changes from this date on, in the clinic's time zone. */
        HistoryFrom: string;
        /** @description Only changes up to this date, in the clinic's time zone. */
        HistoryTo: string;
        /** @description Only changes by this user. */
        HistoryUserId: string;
        /** @description Only changes of this kind of record. */
        HistoryKind: components["schemas"]["HistoryKind"];
        /** @description Only changes that concern this client. */
        HistoryClientId: string;
        /** @description Only changes that concern this worker. */
        HistoryWorkerId: string;
        /** @description The id of an entry: only those before it. */
        HistoryBeforeId: string;
        /** @description The maximum number of entries. */
        HistoryLimit: number;
        /** @description The first date of the period. */
        SlotsFrom: string;
        /** @description The last date of the period, which has at most 28 days. */
        SlotsTo: string;
        /** @description Only slots with this worker, who is then the only one named. */
        SlotsWorkerId: string;
        /** @description Only entries of this client. */
        WaitingClientId: string;
        /** @description Only entries that name this worker, or no worker at all. */
        WaitingWorkerId: string;
        /** @description Only entries that name this schedule, or no schedule at all. */
        WaitingScheduleId: string;
        /** @description Only users who hold this role. An unknown one is a bad request. */
        RoleIdFilter: string;
        /** @description Only sessions in this state. */
        StateFilter: components["schemas"]["SessionState"];
        /** @description The id of a session that is to be moved. Its own people count as free. */
        Except: string;
        /** @description A date in the first week to show: this week (the default) or one of the next four. Another one is a bad request. */
        Week: string;
        /** @description How many weeks to show. They end at the latest with the fourth week after this one; more is a bad request. */
        Weeks: number;
        /** @description True: only clients with an active session today or later, or a standing one with such a date left. False: only the others. Without `sessions.read` it is 403. */
        Upcoming: boolean;
        /** @description True: only clients with a session to rebook, as `GET /v1/sessions?to_rebook=true` lists them, of which the date is at most 28 days ago. False: only the others. Without `sessions.read` it is 403. */
        ToRebook: boolean;
        /** @description True: only clients with a public link. False: only those without. Without `public_links.read` it is 403. */
        Linked: boolean;
        /** @description True: only clients without a document. False: only the others. A server that has this parameter accepts clients without a document. */
        Incomplete: boolean;
        /** @description True: each client also has `next_session` and `usual_workers`. Without `sessions.read` that is 403. */
        WithSessions: boolean;
        /** @description Only clients whose public link shows this schedule. Without `public_links.read` it is 403. */
        LinkedScheduleId: string;
        /** @description The id of the client. An unknown one is a bad request. */
        ClientIdQuery: string;
        /** @description The id of the worker. An unknown one is a bad request. */
        WorkerIdQuery: string;
        /** @description The id of the turn. An unknown one is a bad request. */
        TurnIdQuery: string;
        /** @description The calendar year. */
        Year: number;
        /** @description The calendar month, from 1. */
        Month: number;
        /** @description The day of that month. */
        Day: number;
        /** @description The calendar year. */
        OptionalYear: number;
        /** @description The calendar month, from 1. Only with `year`. */
        OptionalMonth: number;
        /** @description The day of that month. Only with `month`. */
        OptionalDay: number;
        /** @description The date of the slot. */
        SessionDate: string;
        /** @description The date of the slot. The parameter can be repeated for up to 60 dates. */
        SessionDates: string[];
        /** @description The start of a slot of the turn, in minutes since midnight. */
        SlotTime: number;
        /** @description Whether to list clients or workers. */
        PersonTypeQuery: components["schemas"]["PersonType"];
    };
    requestBodies: never;
    headers: {
        /** @description The `x-correlation-id` of the call, or a new one. */
        CorrelationId: string;
        /** @description The number of ids without `limit`; with several dates the number of dates. */
        TotalOfAvailablePeople: number;
        /** @description The number of records without `limit` and `offset`. */
        TotalOfClients: number;
        /** @description The number of records without `limit` and `offset`. */
        TotalOfPeople: number;
        /** @description The number of records without `limit` and `offset`. */
        TotalOfRoles: number;
        /** @description The number of records without `limit` and `offset`. */
        TotalOfSchedules: number;
        /** @description The number of records without `limit` and `offset`. */
        TotalOfSessionRecords: number;
        /** @description The number of records without `limit` and `offset`. */
        TotalOfUsers: number;
        /** @description The number of entries without `limit` and `offset`. */
        TotalOfWaitingEntries: number;
        /** @description The number of records without `limit` and `offset`. */
        TotalOfWorkers: number;
        /** @description Seconds until the same call may succeed. */
        RetryAfter: number;
        /** @description Seconds until the same call may succeed. */
        RetrySoon: number;
        /** @description The cookie of the sign-in. */
        SignInCookie: string;
        /** @description Deletes the cookie. */
        SignOutCookie: string;
        /** @description No cache keeps a copy. */
        NoStore: string;
        /** @description Other sites do not learn the address of the link. */
        NoReferrer: string;
        /** @description Search engines do not list the response. */
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
export type UnavailableReason = components['schemas']['UnavailableReason'];
export type WorkingHours = components['schemas']['WorkingHours'];
export type WorkerHours = components['schemas']['WorkerHours'];
export type WorkingHoursInput = components['schemas']['WorkingHoursInput'];
export type Absence = components['schemas']['Absence'];
export type AbsenceInput = components['schemas']['AbsenceInput'];
export type AbsenceInputs = components['schemas']['AbsenceInputs'];
export type AbsenceUpdate = components['schemas']['AbsenceUpdate'];
export type Holiday = components['schemas']['Holiday'];
export type Login = components['schemas']['Login'];
export type Code = components['schemas']['Code'];
export type CurrentPassword = components['schemas']['CurrentPassword'];
export type CodeOfNewSecret = components['schemas']['CodeOfNewSecret'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type NewSecret = components['schemas']['NewSecret'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type SignIn = components['schemas']['SignIn'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type NewPassword = components['schemas']['NewPassword'];
export type Settings = components['schemas']['Settings'];
export type BackupState = components['schemas']['BackupState'];
export type DocumentType = components['schemas']['DocumentType'];
export type PersonType = components['schemas']['PersonType'];
export type Person = components['schemas']['Person'];
export type EmailInput = components['schemas']['EmailInput'];
export type PhoneInput = components['schemas']['PhoneInput'];
export type PersonFields = components['schemas']['PersonFields'];
export type PersonInput = components['schemas']['PersonInput'];
export type PersonReference = components['schemas']['PersonReference'];
export type PersonReplacement = components['schemas']['PersonReplacement'];
export type PersonUpdate = components['schemas']['PersonUpdate'];
export type PersonChange = components['schemas']['PersonChange'];
export type Client = components['schemas']['Client'];
export type LastSession = components['schemas']['LastSession'];
export type NextSession = components['schemas']['NextSession'];
export type ClientCounts = components['schemas']['ClientCounts'];
export type ClientExport = components['schemas']['ClientExport'];
export type ExportedRecord = components['schemas']['ExportedRecord'];
export type ExportedLink = components['schemas']['ExportedLink'];
export type ExportedUser = components['schemas']['ExportedUser'];
export type ExportedWaitingEntry = components['schemas']['ExportedWaitingEntry'];
export type ExportedReminder = components['schemas']['ExportedReminder'];
export type ExportedReply = components['schemas']['ExportedReply'];
export type ExportedSession = components['schemas']['ExportedSession'];
export type ClientInput = components['schemas']['ClientInput'];
export type ClientUpdate = components['schemas']['ClientUpdate'];
export type PublicLink = components['schemas']['PublicLink'];
export type PublicLinkInput = components['schemas']['PublicLinkInput'];
export type PublicLinkUpdate = components['schemas']['PublicLinkUpdate'];
export type PublicView = components['schemas']['PublicView'];
export type ClientReply = components['schemas']['ClientReply'];
export type ClientReplyInput = components['schemas']['ClientReplyInput'];
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
export type SessionCount = components['schemas']['SessionCount'];
export type UsualWorker = components['schemas']['UsualWorker'];
export type AvailableOnDate = components['schemas']['AvailableOnDate'];
export type SessionInput = components['schemas']['SessionInput'];
export type SessionUpdate = components['schemas']['SessionUpdate'];
export type StateChange = components['schemas']['StateChange'];
export type Reminder = components['schemas']['Reminder'];
export type SessionInputs = components['schemas']['SessionInputs'];
export type SessionIds = components['schemas']['SessionIds'];
export type SeriesEnd = components['schemas']['SeriesEnd'];
export type UserSort = components['schemas']['UserSort'];
export type UserType = components['schemas']['UserType'];
export type User = components['schemas']['User'];
export type PersonName = components['schemas']['PersonName'];
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
export type HistoryKind = components['schemas']['HistoryKind'];
export type ChangeEvent = components['schemas']['ChangeEvent'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type WaitingEntry = components['schemas']['WaitingEntry'];
export type WaitingEntryInput = components['schemas']['WaitingEntryInput'];
export type WaitingEntryUpdate = components['schemas']['WaitingEntryUpdate'];
export type WaitingSlot = components['schemas']['WaitingSlot'];
export type Position = components['schemas']['Position'];
export type Feed = components['schemas']['Feed'];
export type Worker = components['schemas']['Worker'];
export type WorkerInput = components['schemas']['WorkerInput'];
export type WorkerUpdate = components['schemas']['WorkerUpdate'];
export type ResponseSignedIn = components['responses']['SignedIn'];
export type ResponseSignedOut = components['responses']['SignedOut'];
export type ResponseSignedInUser = components['responses']['SignedInUser'];
export type ResponsePasswordChanged = components['responses']['PasswordChanged'];
export type ResponseSecondFactor = components['responses']['SecondFactor'];
export type ResponseNewSecret = components['responses']['NewSecret'];
export type ResponseRecoveryCodes = components['responses']['RecoveryCodes'];
export type ResponseSignIns = components['responses']['SignIns'];
export type ResponseSettings = components['responses']['Settings'];
export type ResponseBackupState = components['responses']['BackupState'];
export type ResponseClients = components['responses']['Clients'];
export type ResponseClientCounts = components['responses']['ClientCounts'];
export type ResponseClient = components['responses']['Client'];
export type ResponseClientExport = components['responses']['ClientExport'];
export type ResponseUpdatedClient = components['responses']['UpdatedClient'];
export type ResponseCreatedClient = components['responses']['CreatedClient'];
export type ResponseGeneratedToken = components['responses']['GeneratedToken'];
export type ResponsePublicLink = components['responses']['PublicLink'];
export type ResponseCreatedPublicLink = components['responses']['CreatedPublicLink'];
export type ResponsePublicView = components['responses']['PublicView'];
export type ResponseRepliedSession = components['responses']['RepliedSession'];
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
export type ResponseSessionCounts = components['responses']['SessionCounts'];
export type ResponseSessionRecords = components['responses']['SessionRecords'];
export type ResponseSession = components['responses']['Session'];
export type ResponseUpdatedSession = components['responses']['UpdatedSession'];
export type ResponseChangedState = components['responses']['ChangedState'];
export type ResponseRemindedSession = components['responses']['RemindedSession'];
export type ResponseEndedSeries = components['responses']['EndedSeries'];
export type ResponseCreatedSession = components['responses']['CreatedSession'];
export type ResponseClientSessions = components['responses']['ClientSessions'];
export type ResponseWorkerSessions = components['responses']['WorkerSessions'];
export type ResponseClientMonth = components['responses']['ClientMonth'];
export type ResponseUsualWorkers = components['responses']['UsualWorkers'];
export type ResponseClientTurnMonth = components['responses']['ClientTurnMonth'];
export type ResponseWorkerMonth = components['responses']['WorkerMonth'];
export type ResponseWorkerTurnMonth = components['responses']['WorkerTurnMonth'];
export type ResponseTurnWeek = components['responses']['TurnWeek'];
export type ResponseAvailablePeople = components['responses']['AvailablePeople'];
export type ResponseWorkerWorkingHours = components['responses']['WorkerWorkingHours'];
export type ResponseReplacedWorkingHours = components['responses']['ReplacedWorkingHours'];
export type ResponseWorkingHours = components['responses']['WorkingHours'];
export type ResponseAbsences = components['responses']['Absences'];
export type ResponseCreatedAbsence = components['responses']['CreatedAbsence'];
export type ResponseCreatedAbsences = components['responses']['CreatedAbsences'];
export type ResponseUpdatedAbsence = components['responses']['UpdatedAbsence'];
export type ResponseHolidays = components['responses']['Holidays'];
export type ResponseWaitingEntries = components['responses']['WaitingEntries'];
export type ResponseCreatedWaitingEntry = components['responses']['CreatedWaitingEntry'];
export type ResponseUpdatedWaitingEntry = components['responses']['UpdatedWaitingEntry'];
export type ResponseHistory = components['responses']['History'];
export type ResponseEvents = components['responses']['Events'];
export type ResponseSessionHistory = components['responses']['SessionHistory'];
export type ResponseWaitingMatches = components['responses']['WaitingMatches'];
export type ResponseWaitingSlots = components['responses']['WaitingSlots'];
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
export type ResponseFeed = components['responses']['Feed'];
export type ResponseRenewedFeed = components['responses']['RenewedFeed'];
export type ResponseWorker = components['responses']['Worker'];
export type ResponseUpdatedWorker = components['responses']['UpdatedWorker'];
export type ResponseCreatedWorker = components['responses']['CreatedWorker'];
export type ResponseDeleted = components['responses']['Deleted'];
export type ResponseErased = components['responses']['Erased'];
export type ResponseDone = components['responses']['Done'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseWrongCredentials = components['responses']['WrongCredentials'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseClientTaken = components['responses']['ClientTaken'];
export type ResponseWorkerTaken = components['responses']['WorkerTaken'];
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
export type ResponseClientNotErasable = components['responses']['ClientNotErasable'];
export type ResponseWorkerInUse = components['responses']['WorkerInUse'];
export type ResponseRoleInUse = components['responses']['RoleInUse'];
export type ResponseScheduleHasSessions = components['responses']['ScheduleHasSessions'];
export type ResponseScheduleInUse = components['responses']['ScheduleInUse'];
export type ResponseBookingConflict = components['responses']['BookingConflict'];
export type ResponseSessionConflict = components['responses']['SessionConflict'];
export type ResponseStateConflict = components['responses']['StateConflict'];
export type ResponseReplyConflict = components['responses']['ReplyConflict'];
export type ResponseSlotTaken = components['responses']['SlotTaken'];
export type ResponseSlotsTaken = components['responses']['SlotsTaken'];
export type ResponseAccessKept = components['responses']['AccessKept'];
export type ResponseUserKept = components['responses']['UserKept'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseOtherSite = components['responses']['OtherSite'];
export type ResponseWrongMediaType = components['responses']['WrongMediaType'];
export type ResponseBulkRefused = components['responses']['BulkRefused'];
export type ResponseStaleAbsence = components['responses']['StaleAbsence'];
export type ResponseStaleWaitingEntry = components['responses']['StaleWaitingEntry'];
export type ResponseAbsencesRefused = components['responses']['AbsencesRefused'];
export type ResponseOwnPassword = components['responses']['OwnPassword'];
export type ResponseSecondFactorSet = components['responses']['SecondFactorSet'];
export type ResponseSecondFactorNotBegun = components['responses']['SecondFactorNotBegun'];
export type ResponseSecondFactorNotSet = components['responses']['SecondFactorNotSet'];
export type ResponseOwnSecondFactor = components['responses']['OwnSecondFactor'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterClientId = components['parameters']['ClientId'];
export type ParameterWorkerId = components['parameters']['WorkerId'];
export type ParameterPersonId = components['parameters']['PersonId'];
export type ParameterRoleId = components['parameters']['RoleId'];
export type ParameterScheduleId = components['parameters']['ScheduleId'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterSessionOrSeriesId = components['parameters']['SessionOrSeriesId'];
export type ParameterAbsenceId = components['parameters']['AbsenceId'];
export type ParameterWaitingEntryId = components['parameters']['WaitingEntryId'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterSignInId = components['parameters']['SignInId'];
export type ParameterPublicLinkUrl = components['parameters']['PublicLinkUrl'];
export type ParameterPublicLinkKey = components['parameters']['PublicLinkKey'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterSessionLimit = components['parameters']['SessionLimit'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterPeopleSort = components['parameters']['PeopleSort'];
export type ParameterNameSort = components['parameters']['NameSort'];
export type ParameterUserSort = components['parameters']['UserSort'];
export type ParameterSessionSort = components['parameters']['SessionSort'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterTo = components['parameters']['To'];
export type ParameterCountsFrom = components['parameters']['CountsFrom'];
export type ParameterCountsTo = components['parameters']['CountsTo'];
export type ParameterCountsByWorker = components['parameters']['CountsByWorker'];
export type ParameterTurnIdFilter = components['parameters']['TurnIdFilter'];
export type ParameterWorkerIdFilter = components['parameters']['WorkerIdFilter'];
export type ParameterClientIdFilter = components['parameters']['ClientIdFilter'];
export type ParameterUnavailable = components['parameters']['Unavailable'];
export type ParameterSessionsToRebook = components['parameters']['SessionsToRebook'];
export type ParameterClientReplyFilter = components['parameters']['ClientReplyFilter'];
export type ParameterOverride = components['parameters']['Override'];
export type ParameterAbsencesFrom = components['parameters']['AbsencesFrom'];
export type ParameterAbsencesTo = components['parameters']['AbsencesTo'];
export type ParameterAbsentWorkerId = components['parameters']['AbsentWorkerId'];
export type ParameterHolidaysYear = components['parameters']['HolidaysYear'];
export type ParameterHistoryFrom = components['parameters']['HistoryFrom'];
export type ParameterHistoryTo = components['parameters']['HistoryTo'];
export type ParameterHistoryUserId = components['parameters']['HistoryUserId'];
export type ParameterHistoryKind = components['parameters']['HistoryKind'];
export type ParameterHistoryClientId = components['parameters']['HistoryClientId'];
export type ParameterHistoryWorkerId = components['parameters']['HistoryWorkerId'];
export type ParameterHistoryBeforeId = components['parameters']['HistoryBeforeId'];
export type ParameterHistoryLimit = components['parameters']['HistoryLimit'];
export type ParameterSlotsFrom = components['parameters']['SlotsFrom'];
export type ParameterSlotsTo = components['parameters']['SlotsTo'];
export type ParameterSlotsWorkerId = components['parameters']['SlotsWorkerId'];
export type ParameterWaitingClientId = components['parameters']['WaitingClientId'];
export type ParameterWaitingWorkerId = components['parameters']['WaitingWorkerId'];
export type ParameterWaitingScheduleId = components['parameters']['WaitingScheduleId'];
export type ParameterRoleIdFilter = components['parameters']['RoleIdFilter'];
export type ParameterStateFilter = components['parameters']['StateFilter'];
export type ParameterExcept = components['parameters']['Except'];
export type ParameterWeek = components['parameters']['Week'];
export type ParameterWeeks = components['parameters']['Weeks'];
export type ParameterUpcoming = components['parameters']['Upcoming'];
export type ParameterToRebook = components['parameters']['ToRebook'];
export type ParameterLinked = components['parameters']['Linked'];
export type ParameterIncomplete = components['parameters']['Incomplete'];
export type ParameterWithSessions = components['parameters']['WithSessions'];
export type ParameterLinkedScheduleId = components['parameters']['LinkedScheduleId'];
export type ParameterClientIdQuery = components['parameters']['ClientIdQuery'];
export type ParameterWorkerIdQuery = components['parameters']['WorkerIdQuery'];
export type ParameterTurnIdQuery = components['parameters']['TurnIdQuery'];
export type ParameterYear = components['parameters']['Year'];
export type ParameterMonth = components['parameters']['Month'];
export type ParameterDay = components['parameters']['Day'];
export type ParameterOptionalYear = components['parameters']['OptionalYear'];
export type ParameterOptionalMonth = components['parameters']['OptionalMonth'];
export type ParameterOptionalDay = components['parameters']['OptionalDay'];
export type ParameterSessionDate = components['parameters']['SessionDate'];
export type ParameterSessionDates = components['parameters']['SessionDates'];
export type ParameterSlotTime = components['parameters']['SlotTime'];
export type ParameterPersonTypeQuery = components['parameters']['PersonTypeQuery'];
export type HeaderCorrelationId = components['headers']['CorrelationId'];
export type HeaderTotalOfAvailablePeople = components['headers']['TotalOfAvailablePeople'];
export type HeaderTotalOfClients = components['headers']['TotalOfClients'];
export type HeaderTotalOfPeople = components['headers']['TotalOfPeople'];
export type HeaderTotalOfRoles = components['headers']['TotalOfRoles'];
export type HeaderTotalOfSchedules = components['headers']['TotalOfSchedules'];
export type HeaderTotalOfSessionRecords = components['headers']['TotalOfSessionRecords'];
export type HeaderTotalOfUsers = components['headers']['TotalOfUsers'];
export type HeaderTotalOfWaitingEntries = components['headers']['TotalOfWaitingEntries'];
export type HeaderTotalOfWorkers = components['headers']['TotalOfWorkers'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRetrySoon = components['headers']['RetrySoon'];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            query?: {
                /** @description True: every sign-in of the user ends, in all browsers. A cookie whose sign-in has ended ends no other. */
                everywhere?: boolean;
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactor"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            200: components["responses"]["NewSecret"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorSet"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            204: components["responses"]["Done"];
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
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeOfNewSecret"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorNotBegun"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SecondFactorNotSet"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignIns: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignIns"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSignIns: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
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
    endSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the sign-in. */
                id: components["parameters"]["SignInId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
    getBackupState: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BackupState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description True: only clients with an active session today or later, or a standing one with such a date left. False: only the others. Without `sessions.read` it is 403. */
                upcoming?: components["parameters"]["Upcoming"];
                /** @description True: only clients with a session to rebook, as `GET /v1/sessions?to_rebook=true` lists them, of which the date is at most 28 days ago. False: only the others. Without `sessions.read` it is 403. */
                to_rebook?: components["parameters"]["ToRebook"];
                /** @description True: only clients with a public link. False: only those without. Without `public_links.read` it is 403. */
                linked?: components["parameters"]["Linked"];
                /** @description Only clients whose public link shows this schedule. Without `public_links.read` it is 403. */
                linked_schedule_id?: components["parameters"]["LinkedScheduleId"];
                /** @description True: only clients without a document. False: only the others. A server that has this parameter accepts clients without a document. */
                incomplete?: components["parameters"]["Incomplete"];
                /** @description True: each client also has `next_session` and `usual_workers`. Without `sessions.read` that is 403. */
                with_sessions?: components["parameters"]["WithSessions"];
                /** @description By last names and given name (`name`, the default), document or time of creation. A minus reverses the order. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            409: components["responses"]["ClientTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientCounts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
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
    exportClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientExport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Erased"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClientNotErasable"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
                /** @description A date in the first week to show: this week (the default) or one of the next four. Another one is a bad request. */
                week?: components["parameters"]["Week"];
                /** @description How many weeks to show. They end at the latest with the fourth week after this one; more is a bad request. */
                weeks?: components["parameters"]["Weeks"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The link's token. Any string is allowed; one that is not the token of a link is not found. */
                url: components["parameters"]["PublicLinkUrl"];
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
    replyToSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The link's token. Any string is allowed; one that is not the token of a link is not found. */
                url: components["parameters"]["PublicLinkUrl"];
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientReplyInput"];
            };
        };
        responses: {
            200: components["responses"]["RepliedSession"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReplyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The link's `url`, or its `id`. */
                id: components["parameters"]["PublicLinkKey"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
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
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description By last names and given name (`name`, the default), document or time of creation. A minus reverses the order. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the person. */
                id: components["parameters"]["PersonId"];
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
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description By name (the default) or time of creation. A minus reverses the order. */
                sort?: components["parameters"]["NameSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the role. */
                id: components["parameters"]["RoleId"];
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
            409: components["responses"]["AccessKept"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description By name (the default) or time of creation. A minus reverses the order. */
                sort?: components["parameters"]["NameSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the schedule. */
                id: components["parameters"]["ScheduleId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the schedule. */
                id: components["parameters"]["ScheduleId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the schedule. */
                id: components["parameters"]["ScheduleId"];
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
                /** @description The first date of a period. Only together with `to`. */
                from?: components["parameters"]["From"];
                /** @description The last date of a period, which has at most 62 days (with `client_id`, `worker_id`, `unavailable=true` or `to_rebook=true` 400). Only together with `from`. */
                to?: components["parameters"]["To"];
                /** @description Only sessions of this turn. */
                turn_id?: components["parameters"]["TurnIdFilter"];
                /** @description Only sessions of this worker. */
                worker_id?: components["parameters"]["WorkerIdFilter"];
                /** @description Only sessions of this client. */
                client_id?: components["parameters"]["ClientIdFilter"];
                /** @description Only sessions in this state. */
                state?: components["parameters"]["StateFilter"];
                /** @description True: only what somebody must decide about, which is upcoming active sessions whose worker is unavailable, except those where somebody accepted that reason or marked the attendance. False: all others. Only together with `from` and `to`. */
                unavailable?: components["parameters"]["Unavailable"];
                /** @description True: only canceled and postponed sessions after which the client has no session with the same worker, except where the client has an active one with somebody else at their time. False: all others. Only together with `from` and `to`. */
                to_rebook?: components["parameters"]["SessionsToRebook"];
                /** @description Only sessions to which the client gave this reply by the public link, in whatever state. Only together with `from` and `to`, and not with `unavailable`. */
                client_reply?: components["parameters"]["ClientReplyFilter"];
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description By date and time. A minus reverses the order. Records of standing sessions come first in both. The default is `-date` for records and `date` for occurrences. */
                sort?: components["parameters"]["SessionSort"];
                /** @description The maximum number of sessions. Without it 1,000 records, or all occurrences of the period. */
                limit?: components["parameters"]["SessionLimit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: components["parameters"]["Override"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            409: components["responses"]["BookingConflict"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
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
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: components["parameters"]["Override"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
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
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: components["parameters"]["Override"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. With the date of an occurrence in the body, the id of the standing session. */
                id: components["parameters"]["SessionOrSeriesId"];
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
            409: components["responses"]["StateConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markSessionReminded: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reminder"];
            };
        };
        responses: {
            200: components["responses"]["RemindedSession"];
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
    countSessions: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: components["parameters"]["CountsFrom"];
                /** @description The last date of the period, which has at most 372 days. */
                to: components["parameters"]["CountsTo"];
                /** @description False: the sessions of all workers are counted together, and `worker_id` is missing. */
                by_worker?: components["parameters"]["CountsByWorker"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionCounts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessionsByClientAndTurn: {
        parameters: {
            query: {
                /** @description The id of the client. An unknown one is a bad request. */
                client_id: components["parameters"]["ClientIdQuery"];
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: components["parameters"]["TurnIdQuery"];
                /** @description The calendar year. */
                year?: components["parameters"]["OptionalYear"];
                /** @description The calendar month, from 1. Only with `year`. */
                month?: components["parameters"]["OptionalMonth"];
                /** @description The day of that month. Only with `month`. */
                day?: components["parameters"]["OptionalDay"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
                /** @description The id of the worker. An unknown one is a bad request. */
                worker_id: components["parameters"]["WorkerIdQuery"];
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: components["parameters"]["TurnIdQuery"];
                /** @description The calendar year. */
                year?: components["parameters"]["OptionalYear"];
                /** @description The calendar month, from 1. Only with `year`. */
                month?: components["parameters"]["OptionalMonth"];
                /** @description The day of that month. Only with `month`. */
                day?: components["parameters"]["OptionalDay"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
                /** @description The calendar year. */
                year: components["parameters"]["Year"];
                /** @description The calendar month, from 1. */
                month: components["parameters"]["Month"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
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
    listUsualWorkers: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the client. */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UsualWorkers"];
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
                /** @description The calendar year. */
                year: components["parameters"]["Year"];
                /** @description The calendar month, from 1. */
                month: components["parameters"]["Month"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
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
                /** @description The date of the slot. The parameter can be repeated for up to 60 dates. */
                session_date: components["parameters"]["SessionDates"];
                /** @description The start of a slot of the turn, in minutes since midnight. */
                time: components["parameters"]["SlotTime"];
                /** @description Whether to list clients or workers. */
                person_type: components["parameters"]["PersonTypeQuery"];
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: components["parameters"]["TurnIdQuery"];
                /** @description The id of a session that is to be moved. Its own people count as free. */
                except?: components["parameters"]["Except"];
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: components["parameters"]["TurnIdQuery"];
                /** @description The calendar year. */
                year: components["parameters"]["Year"];
                /** @description The calendar month, from 1. */
                month: components["parameters"]["Month"];
                /** @description The day of that month. */
                day: components["parameters"]["Day"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
                /** @description The id of the client. An unknown one is a bad request. */
                client_id: components["parameters"]["ClientIdQuery"];
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: components["parameters"]["TurnIdQuery"];
                /** @description The calendar year. */
                year: components["parameters"]["Year"];
                /** @description The calendar month, from 1. */
                month: components["parameters"]["Month"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClientTurnMonth"];
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
                /** @description The id of the worker. An unknown one is a bad request. */
                worker_id: components["parameters"]["WorkerIdQuery"];
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: components["parameters"]["TurnIdQuery"];
                /** @description The calendar year. */
                year: components["parameters"]["Year"];
                /** @description The calendar month, from 1. */
                month: components["parameters"]["Month"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkerTurnMonth"];
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
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: components["parameters"]["Override"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            409: components["responses"]["SlotsTaken"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
    listWorkerWorkingHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkerWorkingHours"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceWorkerWorkingHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkingHoursInput"][];
            };
        };
        responses: {
            200: components["responses"]["ReplacedWorkingHours"];
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
    listWorkingHours: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: components["parameters"]["AbsencesFrom"];
                /** @description The last date of the period, which has at most 400 days. */
                to: components["parameters"]["AbsencesTo"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkingHours"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbsences: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: components["parameters"]["AbsencesFrom"];
                /** @description The last date of the period, which has at most 400 days. */
                to: components["parameters"]["AbsencesTo"];
                /** @description Only absences of this worker, and the closing days. */
                worker_id?: components["parameters"]["AbsentWorkerId"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Absences"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedAbsence"];
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
    createAbsences: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceInputs"];
            };
        };
        responses: {
            201: components["responses"]["CreatedAbsences"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AbsencesRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the absence or closing day. */
                id: components["parameters"]["AbsenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedAbsence"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleAbsence"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the absence or closing day. */
                id: components["parameters"]["AbsenceId"];
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
    listHolidays: {
        parameters: {
            query: {
                /** @description The calendar year. */
                year: components["parameters"]["HolidaysYear"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Holidays"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description By name (the default), time of creation or last change. A minus reverses the order. */
                sort?: components["parameters"]["UserSort"];
                /** @description Only users who hold this role. An unknown one is a bad request. */
                role_id?: components["parameters"]["RoleIdFilter"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            409: components["responses"]["UserKept"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
    removeUserSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OwnSecondFactor"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            409: components["responses"]["AccessKept"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
            409: components["responses"]["AccessKept"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the user. */
                id: components["parameters"]["UserId"];
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
    listHistory: {
        parameters: {
            query?: {
                /** @description Only changes from this date on, in the clinic's time zone. */
                from?: components["parameters"]["HistoryFrom"];
                /** @description Only changes up to this date, in the clinic's time zone. */
                to?: components["parameters"]["HistoryTo"];
                /** @description Only changes by this user. */
                user_id?: components["parameters"]["HistoryUserId"];
                /** @description Only changes of this kind of record. */
                kind?: components["parameters"]["HistoryKind"];
                /** @description Only changes that concern this client. */
                client_id?: components["parameters"]["HistoryClientId"];
                /** @description Only changes that concern this worker. */
                worker_id?: components["parameters"]["HistoryWorkerId"];
                /** @description The id of an entry: only those before it. */
                before_id?: components["parameters"]["HistoryBeforeId"];
                /** @description The maximum number of entries. */
                limit?: components["parameters"]["HistoryLimit"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessionHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the session. */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionHistory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Events"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitingEntries: {
        parameters: {
            query?: {
                /** @description Only entries of this client. */
                client_id?: components["parameters"]["WaitingClientId"];
                /** @description Only entries that name this worker, or no worker at all. */
                worker_id?: components["parameters"]["WaitingWorkerId"];
                /** @description Only entries that name this schedule, or no schedule at all. */
                schedule_id?: components["parameters"]["WaitingScheduleId"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingEntries"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWaitingEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingEntryInput"];
            };
        };
        responses: {
            201: components["responses"]["CreatedWaitingEntry"];
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
    updateWaitingEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the entry. */
                id: components["parameters"]["WaitingEntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingEntryUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedWaitingEntry"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StaleWaitingEntry"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWaitingEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the entry. */
                id: components["parameters"]["WaitingEntryId"];
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
    listWaitingMatches: {
        parameters: {
            query: {
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: components["parameters"]["TurnIdQuery"];
                /** @description The date of the slot. */
                session_date: components["parameters"]["SessionDate"];
                /** @description The start of a slot of the turn, in minutes since midnight. */
                time: components["parameters"]["SlotTime"];
                /** @description The id of the worker. An unknown one is a bad request. */
                worker_id: components["parameters"]["WorkerIdQuery"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingMatches"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitingSlots: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: components["parameters"]["SlotsFrom"];
                /** @description The last date of the period, which has at most 28 days. */
                to: components["parameters"]["SlotsTo"];
                /** @description Only slots with this worker, who is then the only one named. */
                worker_id?: components["parameters"]["SlotsWorkerId"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the entry. */
                id: components["parameters"]["WaitingEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingSlots"];
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
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (with or without the calling code of a country, such as `+51`) or the e-mail, for clients also in the name and the telephone of the guardian. Accents and case are ignored. */
                search?: components["parameters"]["Search"];
                /** @description By last names and given name (`name`, the default), document or time of creation. A minus reverses the order. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of records to leave out at the beginning. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
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
            409: components["responses"]["WorkerTaken"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
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
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
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
    getWorkerFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewWorkerFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RenewedFeed"];
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
    deleteWorkerFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description An id with which the caller can find the call again. One that does not fit the pattern is replaced by a new one, without an error. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /** @description The id of the worker. */
                id: components["parameters"]["WorkerId"];
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
