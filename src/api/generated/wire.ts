// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

export interface components {
    schemas: {
        /** @description The body of every error. */
        Error: {
            error: components["schemas"]["ErrorDescription"];
            /** @description The same as in the header. */
            correlationId: string;
        };
        ErrorDescription: {
            /** @description A Spanish sentence that can be shown on the screen. */
            message: string;
            /** @description The fields or records that the error is about. Empty when the message says everything. */
            details: components["schemas"]["Problem"][];
            code: components["schemas"]["ErrorCode"];
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
         *     | 1 multiple errors | 422 | a bulk create with items that cannot be booked, or a change with several steps that cannot be done |
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
            clinic_name: string;
            /** @description The clinic's telephone as people write it, for the public page and messages. Left out when there is none. */
            clinic_phone?: string;
            /** @description The digits of the country code that belongs before telephone numbers without `+`. */
            phone_prefix: string;
            /** @description True: clients can reply to their sessions by the public link, so that messages to them can say so. */
            client_replies: boolean;
            /** @description The additions that the server has, by their `operationId`. Names that a frontend does not know are ignored. */
            operations?: string[];
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
        /** @description One number of 6 to 15 digits, with blanks and `+ ( ) . -` as people write them. Stored as digits, with a leading `+` if one was given. An empty text or null means none. A record may have an older value of up to 20 digits (`bad_phone`): a PUT without the telephone keeps it. */
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
            /** @description DNI: 8 digits. RUC: 11 digits. PASAPORTE: 6 to 12 letters or digits, also for foreigners' identity cards. Unique by type, without regard to case, among the people who are not deleted (conflict). Empty while a client does not have it at hand: then the type is kept, and any number of clients may have none. A client who has a user keeps the document (conflict). For anybody who is not a client, and for a client who is a worker too, it is a bad request. */
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
            /** @description Those with `bad_phone=true`. */
            bad_phone: number;
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
            replies: components["schemas"]["ExportedReply"][];
            /** @description What the client must be told, was told or need not be told any more, the newest first. */
            messages: components["schemas"]["ExportedMessage"][];
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
        ExportedMessage: {
            kind: components["schemas"]["MessageKind"];
            state: components["schemas"]["MessageState"];
            text: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            told_at: string | null;
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
            /** @description Where it was before it moved. Null when it has not been moved. */
            moved_from: components["schemas"]["SessionPlace"] | null;
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
            updated_at: string;
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
            week_start: string;
            /** @description The dates of the shown weeks on which the clinic is closed the whole day. */
            closed_dates: string[];
            /** @description The client's own active session in this schedule that ends next, also after the shown weeks. Left out when there is none to come. */
            next_session?: components["schemas"]["PublicSession"];
            /**
             * Format: uri
             * @description The whole address of a calendar feed with the client's own sessions in this schedule, for the calendar of the client. Its token is not that of the link and opens nothing else. A link with a new `url` has a new feed, and the earlier one ends, as it does with the link.
             */
            feed_url?: string;
            /** @description True: `POST /v1/clients/public-link/{url}/sessions/{id}/reply` takes replies. False: the clinic does not want any. */
            takes_replies: boolean;
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
            session_date: string;
            /** @description In minutes; the length with which the session was booked. */
            duration: number;
            /**
             * @description Only for the client's own sessions. Those of other clients are always active.
             * @enum {string}
             */
            state?: "pending" | "confirmed" | "canceled" | "postponed";
            /** @description True: every week. Only for the client's own sessions. */
            standing?: boolean;
            /**
             * Format: uuid
             * @description The standing session whose occurrence this one replaces on its date. Only for the client's own sessions.
             */
            series_id?: string;
            /** @description True: the clinic is closed then, and someone decided that the session takes place. Only for the client's own sessions. */
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
            access: components["schemas"]["Access"][];
            children: components["schemas"]["Module"][];
        };
        /** @description A set of access that can be given to users. */
        Role: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string | null;
            /** @description The number of users who hold the role. */
            user_count: number;
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
            standing: boolean;
            /** @description In minutes: the length with which the session was booked. A later change of the schedule does not change it. */
            duration: number;
            /**
             * Format: date
             * @description The first day of a standing session: its first occurrence is on the first `day` from then on.
             */
            starts_on: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end.
             */
            ends_on: string | null;
            /** @description Why the worker is unavailable. Only for upcoming active sessions in responses about a period, and left out while the worker is there. */
            unavailable?: components["schemas"]["UnavailableReason"];
            /** @description The reason that someone took into account, by `override` or by `accepted` in a change of the state. Left out when there is none. A new absence or closing day that touches the session, and new working hours, ask again: then `accepted` is left out. */
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
            /** @description True: the client came. False: the client did not come. Null: not marked, and for a standing session. It is separate from the state, because a session that was confirmed by telephone has not been attended yet. A past, active session without a mark is still to be marked. The attendance rate is came / (came + did not come). */
            attended: boolean | null;
            /** @description Where the client's session was before: the session that `moved_from` named when this one was booked, or this session itself at the place from which it was moved last. Null when it has not been moved, and for a standing session. */
            moved_from: components["schemas"]["SessionPlace"] | null;
            /** @description The session that was booked in place of this canceled or postponed one, by `moved_from`, as it is now, also when it is with another worker. Null when there is none any more, and for an active or a standing session. */
            moved_to: components["schemas"]["SessionPlace"] | null;
        };
        /** @description The place of a dated session. */
        SessionPlace: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            session_date: string;
            /** @description In minutes since midnight. */
            time: number;
            /** Format: uuid */
            turn_id: string;
        };
        /** @description The worker. A client's user without `workers.read` gets only the id, the names and the color, except of their own worker. */
        SessionWorker: {
            /** Format: uuid */
            id: string;
            person: components["schemas"]["SessionWorkerPerson"];
            positions?: components["schemas"]["Position"][];
            /** @description The number of the worker's color in the palette of twelve colors, from 0 to 11. It is the same for everybody. */
            color: number;
            /** Format: uuid */
            user_id?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        /** @description The person of a session's worker. A client's user without `workers.read` gets only the names, except of their own worker. */
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
            session_date: string;
            ids: string[];
        };
        /** @description The fields of a session to book. The schemas that include them close them. */
        SessionInputFields: {
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
            /** @description Whether the client came. Only for a dated session of today or earlier. */
            attended?: boolean | null;
            /** @description The session of the same client in whose place this dated one is booked. An active one is postponed in the same step, which also needs `sessions.update`: of a standing session the occurrence on `session_date`, by creating or changing its exception. One that is canceled or postponed stays as it is. */
            moved_from?: {
                /** Format: uuid */
                session_id: string;
                /**
                 * Format: date
                 * @description For a standing session the date of the occurrence. For a dated session its own date, or missing.
                 */
                session_date?: string | null;
            } | null;
            /**
             * @description True: the client knows that the session of `moved_from` moves, so that no message is left. A booking without `moved_from` leaves none, except of a canceled or postponed date of a standing session.
             * @default false
             */
            client_knows?: boolean;
            /**
             * Format: uuid
             * @description The entry of the waiting list that this booking takes off it: one of this client that is not booked already (conflict). It returns to its place when the session is deleted or given to another client.
             */
            waiting_entry_id?: string | null;
        };
        /** @description With `session_date` a dated session. Without it a standing one, whose state is `pending` or `confirmed`. */
        SessionInput: components["schemas"]["SessionInputFields"];
        /** @description Books a session. */
        CreateStep: {
            /**
             * @description True: also where the worker is unavailable, as the parameter of the single operation.
             * @default false
             */
            override?: boolean;
        } & components["schemas"]["SessionInputFields"];
        /** @description The fields of a session after a change. The schemas that include them close them. */
        SessionUpdateFields: {
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
            /** @description Whether the client came. Only for a dated session of today or earlier. Null removes the mark. Stays as it is when missing, except that a later date than today clears it. */
            attended?: boolean | null;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            client_knows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        SessionUpdate: components["schemas"]["SessionUpdateFields"];
        /** @description Replaces a session. */
        UpdateStep: {
            /** Format: uuid */
            id: string;
            /**
             * @description True: also where the worker is unavailable, as the parameter of the single operation.
             * @default false
             */
            override?: boolean;
        } & components["schemas"]["SessionUpdateFields"];
        /** @description The new state of a session, and what can change with it. The schemas that include them close them. */
        StateChangeFields: {
            state: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description For a standing session the date of the one occurrence to change, by creating or changing its exception. For a dated session its own date, or missing.
             */
            session_date?: string | null;
            /** @description Whether the client came, to a dated session or on the date of `session_date`, which is not later than today. Null removes the mark. Stays as it is when missing. */
            attended?: boolean | null;
            /** @description True: the session takes place although its worker is unavailable, for the reason of now. False: it needs a decision again. Stays as it is when missing. */
            accepted?: boolean;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            client_knows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updated_at?: string;
        };
        /** @description The new state, and what can change with it. */
        StateChange: components["schemas"]["StateChangeFields"];
        /** @description Changes the state of a session, or of one date of a series. */
        StateStep: {
            /** Format: uuid */
            id: string;
            /**
             * @description True: also where the worker is unavailable, as the parameter of the single operation.
             * @default false
             */
            override?: boolean;
        } & components["schemas"]["StateChangeFields"];
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
        /** @description Deletes a session. */
        DeleteStep: {
            /** Format: uuid */
            id: string;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            client_knows?: boolean;
        };
        /** @description One step. It has exactly one property. */
        SessionStep: {
            create?: components["schemas"]["CreateStep"];
            update?: components["schemas"]["UpdateStep"];
            state?: components["schemas"]["StateStep"];
            delete?: components["schemas"]["DeleteStep"];
            /** @description Ends a series. */
            end_series?: components["schemas"]["SeriesEnd"];
        };
        SessionChanges: {
            steps: components["schemas"]["SessionStep"][];
            /**
             * @description True: all clients know of the change. Otherwise each step says it.
             * @default false
             */
            client_knows?: boolean;
            /**
             * @description True: only tells what the steps would do.
             * @default false
             */
            dry_run?: boolean;
        };
        CreatedSession: {
            /**
             * Format: uuid
             * @description The id of the session that was created.
             */
            id: string;
            /**
             * Format: uuid
             * @description The id of the session in whose place it was booked: of an occurrence its exception. Left out without `moved_from`.
             */
            moved_from_id?: string;
        };
        /** @description What a step did. It has exactly one property: one that is named like the step, `error` in a dry run, or `gone` where a change was sent again and its session has been deleted since, or is not the caller's own any more. */
        SessionStepResult: {
            /** @description Of a session that a dry run only would create, nothing can be read by its id. */
            create?: components["schemas"]["CreatedSession"];
            update?: components["schemas"]["Session"];
            /** @description Of one date of a series its exception. */
            state?: components["schemas"]["Session"];
            delete?: {
                /** Format: uuid */
                id: string;
            };
            /** @description The ids of the sessions that were deleted or shortened. */
            end_series?: string[];
            error?: components["schemas"]["ErrorDescription"];
            gone?: {
                /** Format: uuid */
                id: string;
            };
        };
        SessionChangeResults: {
            /**
             * Format: uuid
             * @description As in the header `Change-Id`. Missing where nothing was changed, as in a dry run.
             */
            change_id?: string;
            results: components["schemas"]["SessionStepResult"][];
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
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            client_knows?: boolean;
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
            roles: components["schemas"]["UserRole"][];
            /** @description The effective access: direct and through roles. */
            access: components["schemas"]["Access"][];
            /** @description The tree of modules, with only the effective access and the modules that have some of it. */
            modules: components["schemas"]["Module"][];
            /** @description True: the password must be changed first. Until then every other call is 403. */
            password_temporary: boolean;
            /** @description True: signing in needs a code, not only the password. */
            second_factor: boolean;
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
        /** @description A role that a user holds. */
        UserRole: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
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
            type: components["schemas"]["AccessType"];
            /** @description Where the access comes from: given directly, or through which roles. */
            sources: components["schemas"]["AccessSource"][];
        };
        /**
         * @description What was changed. `person` is what a client or worker shares with everybody (name, document, contact), `reminder` a client who was reminded, `reply` what a client answered by the public link, `message` what a client must be told (its history says who told or dropped it), `feed` a worker's calendar feed.
         * @enum {string}
         */
        HistoryKind: "session" | "reminder" | "reply" | "waiting-entry" | "message" | "client" | "person" | "public-link" | "feed" | "worker" | "working-hours" | "absence" | "schedule" | "turn" | "role" | "user" | "sign-in";
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
            /** @description The record after the change. Null for a deleted record, also for a sign-in that its user ended from another browser, or along with all others: the `browser` in `before` is the one of that sign-in. `renewed` says that the password or the url has changed, and `refused` of a sign-in that the password was wrong. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description Of a dated session that was created or deleted on a date of a series: this series, as it was then. The session replaced that date, or gave it back. */
            series?: {
                [key: string]: unknown;
            };
            /** @description The names that the user, the record and the ids in `before` and `after` have now. */
            names: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        /** @description What one call changed, as far as the caller may read it. An entry from before there were ids of changes is a change by itself. */
        Change: {
            /**
             * Format: uuid
             * @description Null for an entry from before there were ids of changes.
             */
            change_id: string | null;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description Null for a change by the server itself or by a client with the public link.
             */
            user_id: string | null;
            /** @description The user's name at that time. Null without a user, and after the person of the user was erased. */
            user_name: string | null;
            /** @description The operationId of the call. */
            operation: string | null;
            /**
             * Format: uuid
             * @description The `change_id` of the change that this one undoes. Null for every other change.
             */
            undoes: string | null;
            /**
             * Format: uuid
             * @description The `change_id` of the change that this one makes again, because it undoes its undo. Null for every other change.
             */
            redoes: string | null;
            /** @description The number of entries that the caller may read. */
            count: number;
            /** @description The number of sessions and other records that the change did something to and of which `entries` has nothing. */
            left_out: number;
            /**
             * @description What the change did to sessions, and to how many of them, by the entries that the caller may read. A session that takes the place of another one of its client, which is
             *     postponed, or deleted at the same time, is one that moved. A mark on a date of a series is that mark, although it creates a session. A series that ends while another one of its client begins
             *     has changed. Of an undo these are the actions that it takes back.
             */
            session_actions: {
                action: components["schemas"]["SessionAction"];
                count: number;
            }[];
            /**
             * @description At most 20 of these entries: those that the filters ask for, then the others, the newest first. Where there are more, all entries of a session that moved are in it or
             *     none, and the same holds for every other record.
             */
            entries: components["schemas"]["HistoryEntry"][];
        };
        /**
         * @description What was done to a session. `reassigned` is a new worker at the same time, `missed` and `unmarked` are about the attendance, `noted` about the note, `kept` and
         *     `unsettled` about the acceptance although the worker is unavailable.
         * @enum {string}
         */
        SessionAction: "booked" | "moved" | "reassigned" | "canceled" | "postponed" | "confirmed" | "pending" | "attended" | "missed" | "unmarked" | "noted" | "kept" | "unsettled" | "changed" | "deleted" | "series-booked" | "series-changed" | "series-ended" | "series-deleted";
        /** @description A client who waits for a slot. Empty lists and nulls mean that anything suits. */
        WaitingEntry: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            client_id: string;
            client: components["schemas"]["Client"];
            /**
             * Format: uuid
             * @description Null for any. A deleted one is left out: `schedule_deleted` tells that.
             */
            schedule_id: string | null;
            /** @description True: the schedule of the entry was deleted, so it fits no slot. */
            schedule_deleted?: boolean;
            /** @description The workers who suit. Deleted ones are left out: `fits_nobody` tells that none is left. */
            worker_ids: string[];
            /** @description True: the schedule of the entry, or all its workers, were deleted, so it fits no slot. */
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
        /**
         * @description `to-tell` until staff tell the client. `dropped` when staff say that nobody needs to.
         * @enum {string}
         */
        MessageState: "to-tell" | "told" | "dropped";
        /**
         * @description What became of the sessions, the first of these where several things did. `changed-hours` is said of a series, `changed-worker` where only the worker is another one, `restored` of what takes place again after the client was told that it does not, and of what was told and then undone.
         * @enum {string}
         */
        MessageKind: "moved" | "changed-hours" | "changed-worker" | "postponed" | "canceled" | "ended" | "restored";
        /** @description What a client must be told about a change of sessions. */
        Message: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["MessageKind"];
            /**
             * @description How the client is told. `manual` is by staff.
             * @enum {string}
             */
            channel: "manual";
            state: components["schemas"]["MessageState"];
            /** Format: uuid */
            client_id: string;
            client: components["schemas"]["Client"];
            /** @description The sessions that the text is about, as far as they are stored. Of one date of a series it may be the series. */
            session_ids: string[];
            /** @description What to tell, in Spanish, with the names that the client, the guardian and the workers have now. */
            text: string;
            /** @description The text without greeting and end, so that several messages to a family can be sent as one. */
            body: string;
            /** @description The same in one sentence for staff, without names of the client. */
            summary: string;
            /**
             * Format: date
             * @description The first date from today on that it is about. Of a series it is the first with the change. Null when it has passed.
             */
            first_date: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When staff told the client.
             */
            told_at: string | null;
            /**
             * Format: uuid
             * @description The user who told the client.
             */
            told_by: string | null;
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
            color: number;
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
        Failure: {
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
}
export type Error = components['schemas']['Error'];
export type ErrorDescription = components['schemas']['ErrorDescription'];
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
export type ExportedMessage = components['schemas']['ExportedMessage'];
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
export type SessionPlace = components['schemas']['SessionPlace'];
export type SessionWorker = components['schemas']['SessionWorker'];
export type SessionWorkerPerson = components['schemas']['SessionWorkerPerson'];
export type SessionCount = components['schemas']['SessionCount'];
export type UsualWorker = components['schemas']['UsualWorker'];
export type AvailableOnDate = components['schemas']['AvailableOnDate'];
export type SessionInputFields = components['schemas']['SessionInputFields'];
export type SessionInput = components['schemas']['SessionInput'];
export type CreateStep = components['schemas']['CreateStep'];
export type SessionUpdateFields = components['schemas']['SessionUpdateFields'];
export type SessionUpdate = components['schemas']['SessionUpdate'];
export type UpdateStep = components['schemas']['UpdateStep'];
export type StateChangeFields = components['schemas']['StateChangeFields'];
export type StateChange = components['schemas']['StateChange'];
export type StateStep = components['schemas']['StateStep'];
export type Reminder = components['schemas']['Reminder'];
export type DeleteStep = components['schemas']['DeleteStep'];
export type SessionStep = components['schemas']['SessionStep'];
export type SessionChanges = components['schemas']['SessionChanges'];
export type CreatedSession = components['schemas']['CreatedSession'];
export type SessionStepResult = components['schemas']['SessionStepResult'];
export type SessionChangeResults = components['schemas']['SessionChangeResults'];
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
export type UserRole = components['schemas']['UserRole'];
export type CreatedUser = components['schemas']['CreatedUser'];
export type TemporaryPassword = components['schemas']['TemporaryPassword'];
export type AccessSourceKind = components['schemas']['AccessSourceKind'];
export type AccessSource = components['schemas']['AccessSource'];
export type EffectiveAccess = components['schemas']['EffectiveAccess'];
export type HistoryKind = components['schemas']['HistoryKind'];
export type ChangeEvent = components['schemas']['ChangeEvent'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type Change = components['schemas']['Change'];
export type SessionAction = components['schemas']['SessionAction'];
export type WaitingEntry = components['schemas']['WaitingEntry'];
export type MessageState = components['schemas']['MessageState'];
export type MessageKind = components['schemas']['MessageKind'];
export type Message = components['schemas']['Message'];
export type WaitingEntryInput = components['schemas']['WaitingEntryInput'];
export type WaitingEntryUpdate = components['schemas']['WaitingEntryUpdate'];
export type WaitingSlot = components['schemas']['WaitingSlot'];
export type Position = components['schemas']['Position'];
export type Feed = components['schemas']['Feed'];
export type Worker = components['schemas']['Worker'];
export type WorkerInput = components['schemas']['WorkerInput'];
export type WorkerUpdate = components['schemas']['WorkerUpdate'];
export type ResponseFailure = components['responses']['Failure'];
export interface operations {
    login: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description True: every sign-in of the user ends, in all browsers. A cookie whose sign-in has ended ends no other. */
                everywhere?: boolean;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getSignedIn: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getSecondFactor: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    startSecondFactor: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NewSecret"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    removeSecondFactor: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    confirmSecondFactor: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeOfNewSecret"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSignIns: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SignIn"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    endOtherSignIns: {
        parameters: {};
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    endSignIn: {
        parameters: {
            path: {
                /** @description The id of the sign-in. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getSettings: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getBackupState: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BackupState"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description True: only clients with an active session today or later, or a standing one with such a date left. False: only the others. Without `sessions.read` it is 403. */
                upcoming?: boolean;
                /** @description True: only clients with a session to rebook, as `GET /v1/sessions?to_rebook=true` lists them, of which the date is at most 28 days ago. False: only the others. Without `sessions.read` it is 403. */
                to_rebook?: boolean;
                /** @description True: only clients with a public link. False: only those without. Without `public_links.read` it is 403. */
                linked?: boolean;
                /** @description Only clients whose public link shows this schedule. Without `public_links.read` it is 403. */
                linked_schedule_id?: string;
                /** @description True: only clients without a document. False: only the others. */
                incomplete?: boolean;
                /** @description True: only those of whom a telephone has more than 15 digits, such as two numbers in one; of clients also that of the guardian. False: only the others. */
                bad_phone?: boolean;
                /** @description True: each client also has `next_session` and `usual_workers`. Without `sessions.read` that is 403. */
                with_sessions?: boolean;
                /** @description By last names and given name (`name`, the default), document (whatever its type) or time of creation. A minus reverses the order. */
                sort?: components["schemas"]["PeopleSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Client"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createClient: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    countClients: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ClientCounts"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getClient: {
        parameters: {
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateClient: {
        parameters: {
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteClient: {
        parameters: {
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    exportClient: {
        parameters: {
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ClientExport"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    eraseClient: {
        parameters: {
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    generatePublicLink: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updatePublicLink: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicLinkUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PublicLink"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createPublicLink: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicLinkInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["PublicLink"] | components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPublicView: {
        parameters: {
            query?: {
                /** @description A date in the first week to show: this week (the default) or one of the next four. Another one is a bad request. */
                week?: string;
                /** @description How many weeks to show. They end at the latest with the fourth week after this one; more is a bad request. */
                weeks?: number;
            };
            path: {
                /** @description The link's token. Any string is allowed; one that is not the token of a link is not found. */
                url: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PublicView"];
                };
            };
            400: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    replyToSession: {
        parameters: {
            path: {
                /** @description The link's token. Any string is allowed; one that is not the token of a link is not found. */
                url: string;
                /** @description The id of the session. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientReplyInput"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PublicSession"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPublicLink: {
        parameters: {
            path: {
                /** @description The link's `url`, or its `id`. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PublicLink"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deletePublicLink: {
        parameters: {
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description By last names and given name (`name`, the default), document (whatever its type) or time of creation. A minus reverses the order. */
                sort?: components["schemas"]["PeopleSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    savePerson: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonChange"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPerson: {
        parameters: {
            path: {
                /** @description The id of the person. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description By name (the default) or time of creation. A minus reverses the order. */
                sort?: components["schemas"]["NameSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createRole: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getRole: {
        parameters: {
            path: {
                /** @description The id of the role. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateRole: {
        parameters: {
            path: {
                /** @description The id of the role. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteRole: {
        parameters: {
            path: {
                /** @description The id of the role. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRoleAccess: {
        parameters: {
            path: {
                /** @description The id of the role. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Access"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    giveRoleAccess: {
        parameters: {
            path: {
                /** @description The id of the role. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    takeRoleAccess: {
        parameters: {
            path: {
                /** @description The id of the role. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPermissions: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description By name (the default) or time of creation. A minus reverses the order. */
                sort?: components["schemas"]["NameSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Schedule"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createSchedule: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getSchedule: {
        parameters: {
            path: {
                /** @description The id of the schedule. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateSchedule: {
        parameters: {
            path: {
                /** @description The id of the schedule. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteSchedule: {
        parameters: {
            path: {
                /** @description The id of the schedule. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description The first date of a period. Only together with `to`. */
                from?: string;
                /** @description The last date of a period, which has at most 62 days (with `client_id`, `worker_id`, `unavailable=true` or `to_rebook=true` 400). Only together with `from`. */
                to?: string;
                /** @description Only sessions of this turn. */
                turn_id?: string;
                /** @description Only sessions of this worker. */
                worker_id?: string;
                /** @description Only sessions of this client. */
                client_id?: string;
                /** @description Only sessions in this state. */
                state?: components["schemas"]["SessionState"];
                /** @description True: only what needs a decision, which is upcoming active sessions whose worker is unavailable, except those where someone accepted that reason or marked the attendance. False: all others. Only together with `from` and `to`. */
                unavailable?: boolean;
                /** @description True: only canceled and postponed sessions after which the client has no session with the same worker, except where one was booked in their place or the client has an active one with someone else at their time. False: all others. Only together with `from` and `to`. */
                to_rebook?: boolean;
                /** @description Only sessions to which the client gave this reply by the public link, in whatever state. Only together with `from` and `to`, and not with `unavailable`. */
                client_reply?: components["schemas"]["ClientReply"];
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description By date and time. A minus reverses the order. Records of standing sessions come first in both. The default is `-date` for records and `date` for occurrences. */
                sort?: components["schemas"]["SessionSort"];
                /** @description The maximum number of sessions. Without it 1,000 records, or all occurrences of the period. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createSession: {
        parameters: {
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: boolean;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["CreatedSession"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getSession: {
        parameters: {
            path: {
                /** @description The id of the session. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateSession: {
        parameters: {
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: boolean;
            };
            path: {
                /** @description The id of the session. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteSession: {
        parameters: {
            query?: {
                /** @description True: the client knows of the change, so that no message is left. */
                client_knows?: boolean;
            };
            path: {
                /** @description The id of the session. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    changeSessionState: {
        parameters: {
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: boolean;
            };
            path: {
                /** @description The id of the session. With the date of an occurrence in the body, the id of the standing session. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateChange"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    markSessionReminded: {
        parameters: {
            path: {
                /** @description The id of the session. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reminder"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    countSessions: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: string;
                /** @description The last date of the period, which has at most 372 days. */
                to: string;
                /** @description False: the sessions of all workers are counted together, and `worker_id` is missing. */
                by_worker?: boolean;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SessionCount"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSessionsByClientAndTurn: {
        parameters: {
            query: {
                /** @description The id of the client. An unknown one is a bad request. */
                client_id: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: string;
                /** @description The calendar year. */
                year?: number;
                /** @description The calendar month, from 1. Only with `year`. */
                month?: number;
                /** @description The day of that month. Only with `month`. */
                day?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSessionsByWorkerAndTurn: {
        parameters: {
            query: {
                /** @description The id of the worker. An unknown one is a bad request. */
                worker_id: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: string;
                /** @description The calendar year. */
                year?: number;
                /** @description The calendar month, from 1. Only with `year`. */
                month?: number;
                /** @description The day of that month. Only with `month`. */
                day?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listClientMonth: {
        parameters: {
            query: {
                /** @description The calendar year. */
                year: number;
                /** @description The calendar month, from 1. */
                month: number;
            };
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listUsualWorkers: {
        parameters: {
            path: {
                /** @description The id of the client. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UsualWorker"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWorkerMonth: {
        parameters: {
            query: {
                /** @description The calendar year. */
                year: number;
                /** @description The calendar month, from 1. */
                month: number;
            };
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAvailablePeople: {
        parameters: {
            query: {
                /** @description The date of the slot. The parameter can be repeated for up to 60 dates. */
                session_date: string[];
                /** @description The start of a slot of the turn, in minutes since midnight. */
                time: number;
                /** @description Whether to list clients or workers. */
                person_type: components["schemas"]["PersonType"];
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: string;
                /** @description The id of a session that is to be moved. Its own people count as free. */
                except?: string;
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": string[] | components["schemas"]["AvailableOnDate"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTurnWeek: {
        parameters: {
            query: {
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: string;
                /** @description The calendar year. */
                year: number;
                /** @description The calendar month, from 1. */
                month: number;
                /** @description The day of that month. */
                day: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listClientTurnMonth: {
        parameters: {
            query: {
                /** @description The id of the client. An unknown one is a bad request. */
                client_id: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: string;
                /** @description The calendar year. */
                year: number;
                /** @description The calendar month, from 1. */
                month: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWorkerTurnMonth: {
        parameters: {
            query: {
                /** @description The id of the worker. An unknown one is a bad request. */
                worker_id: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: string;
                /** @description The calendar year. */
                year: number;
                /** @description The calendar month, from 1. */
                month: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            304: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createSessions: {
        parameters: {
            query?: {
                /** @description True: books even where the worker is unavailable, and the session is `accepted` for that reason. It needs `sessions.register` or `sessions.update`; access to one's own data is not enough (403). Nobody is booked twice by it. */
                override?: boolean;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInputs"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteSessions: {
        parameters: {
            query?: {
                /** @description True: the client knows of the change, so that no message is left. */
                client_knows?: boolean;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionIds"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    changeSessions: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionChanges"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SessionChangeResults"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    endSeries: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesEnd"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWorkerWorkingHours: {
        parameters: {
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WorkingHours"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    replaceWorkerWorkingHours: {
        parameters: {
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkingHoursInput"][];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WorkingHours"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWorkingHours: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: string;
                /** @description The last date of the period, which has at most 400 days. */
                to: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WorkerHours"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAbsences: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: string;
                /** @description The last date of the period, which has at most 400 days. */
                to: string;
                /** @description Only absences of this worker, and the closing days. */
                worker_id?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Absence"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createAbsence: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createAbsences: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceInputs"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateAbsence: {
        parameters: {
            path: {
                /** @description The id of the absence or closing day. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteAbsence: {
        parameters: {
            path: {
                /** @description The id of the absence or closing day. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listHolidays: {
        parameters: {
            query: {
                /** @description The calendar year. */
                year: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Holiday"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description By name (the default), time of creation or last change. A minus reverses the order. */
                sort?: components["schemas"]["UserSort"];
                /** @description Only users who hold this role. An unknown one is a bad request. */
                role_id?: string;
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createUserFromClient: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFromClient"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["CreatedUser"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createUserFromWorker: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFromWorker"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["CreatedUser"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    resetUserPassword: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TemporaryPassword"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    removeUserSecondFactor: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listUserRoles: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UserRole"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    giveUserRoles: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIds"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    takeUserRoles: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleIds"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listUserAccess: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Access"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    giveUserAccess: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    takeUserAccess: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessIds"];
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listEffectiveUserAccess: {
        parameters: {
            path: {
                /** @description The id of the user. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["EffectiveAccess"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description Only changes from this date on, in the clinic's time zone. */
                from?: string;
                /** @description Only changes up to this date, in the clinic's time zone. */
                to?: string;
                /** @description Only changes by this user. */
                user_id?: string;
                /** @description Only changes of this kind of record. */
                kind?: components["schemas"]["HistoryKind"];
                /** @description Only changes that concern this client. */
                client_id?: string;
                /** @description Only changes that concern this worker. */
                worker_id?: string;
                /** @description The id of an entry: only those before it. */
                before_id?: string;
                /** @description The maximum number of entries. */
                limit?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSessionHistory: {
        parameters: {
            path: {
                /** @description The id of the session. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description Only changes from this date on, in the clinic's time zone. */
                from?: string;
                /** @description Only changes up to this date, in the clinic's time zone. */
                to?: string;
                /** @description Only changes by this user. */
                user_id?: string;
                /** @description Only changes of this kind of record. */
                kind?: components["schemas"]["HistoryKind"];
                /** @description Only changes that concern this client. */
                client_id?: string;
                /** @description Only changes that concern this worker. */
                worker_id?: string;
                /** @description Only changes of this session. */
                session_id?: string;
                /** @description The id of the first entry of a change: only those before it. */
                before_id?: string;
                /** @description The maximum number of changes. */
                limit?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Change"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    undoChange: {
        parameters: {
            path: {
                /** @description The id of the change. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Change"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    streamEvents: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWaitingEntries: {
        parameters: {
            query?: {
                /** @description Only entries of this client. */
                client_id?: string;
                /** @description Only entries that name this worker, or no worker at all. */
                worker_id?: string;
                /** @description Only entries that name this schedule, or no schedule at all. */
                schedule_id?: string;
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WaitingEntry"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createWaitingEntry: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingEntryInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateWaitingEntry: {
        parameters: {
            path: {
                /** @description The id of the entry. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingEntryUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WaitingEntry"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteWaitingEntry: {
        parameters: {
            path: {
                /** @description The id of the entry. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWaitingMatches: {
        parameters: {
            query: {
                /** @description The id of the turn. An unknown one is a bad request. */
                turn_id: string;
                /** @description The date of the slot. */
                session_date: string;
                /** @description The start of a slot of the turn, in minutes since midnight. */
                time: number;
                /** @description The id of the worker. An unknown one is a bad request. */
                worker_id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WaitingEntry"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWaitingSlots: {
        parameters: {
            query: {
                /** @description The first date of the period. */
                from: string;
                /** @description The last date of the period, which has at most 28 days. */
                to: string;
                /** @description Only slots with this worker, who is then the only one named. */
                worker_id?: string;
            };
            path: {
                /** @description The id of the entry. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WaitingSlot"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages in this state. */
                state?: components["schemas"]["MessageState"];
                /** @description Only messages to this client. */
                client_id?: string;
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    markMessageTold: {
        parameters: {
            path: {
                /** @description The id of the message. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    dropMessage: {
        parameters: {
            path: {
                /** @description The id of the message. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWorkers: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description True: only those of whom a telephone has more than 15 digits, such as two numbers in one; of clients also that of the guardian. False: only the others. */
                bad_phone?: boolean;
                /** @description By last names and given name (`name`, the default), document (whatever its type) or time of creation. A minus reverses the order. */
                sort?: components["schemas"]["PeopleSort"];
                /** @description The maximum number of records. Without it all of them. */
                limit?: number;
                /** @description The number of records to leave out at the beginning. */
                offset?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Worker"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateWorker: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkerUpdate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Worker"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createWorker: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkerInput"];
            };
        };
        responses: {
            201: {
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWorker: {
        parameters: {
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Worker"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteWorker: {
        parameters: {
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWorkerFeed: {
        parameters: {
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    renewWorkerFeed: {
        parameters: {
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteWorkerFeed: {
        parameters: {
            path: {
                /** @description The id of the worker. */
                id: string;
            };
        };
        responses: {
            204: {};
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
