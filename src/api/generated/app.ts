// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

export interface paths {
    "/v1/auth/login": {
        post: operations["login"];
    };
    "/v1/auth/logout": {
        post: operations["logout"];
    };
    "/v1/auth/is_logged_in": {
        get: operations["getSignedIn"];
    };
    "/v1/auth/password": {
        post: operations["changePassword"];
    };
    "/v1/auth/second-factor": {
        get: operations["getSecondFactor"];
        post: operations["startSecondFactor"];
        delete: operations["removeSecondFactor"];
    };
    "/v1/auth/second-factor/confirm": {
        post: operations["confirmSecondFactor"];
    };
    "/v1/auth/second-factor/recovery-codes": {
        post: operations["renewRecoveryCodes"];
    };
    "/v1/auth/sign-ins": {
        get: operations["listSignIns"];
        delete: operations["endOtherSignIns"];
    };
    "/v1/auth/sign-ins/{id}": {
        delete: operations["endSignIn"];
    };
    "/v1/settings": {
        get: operations["getSettings"];
    };
    "/v1/settings/backups": {
        get: operations["getBackupState"];
    };
    "/v1/clients": {
        get: operations["listClients"];
        post: operations["createClient"];
    };
    "/v1/clients/counts": {
        get: operations["countClients"];
    };
    "/v1/clients/{id}": {
        get: operations["getClient"];
        put: operations["updateClient"];
        delete: operations["deleteClient"];
    };
    "/v1/clients/{id}/export": {
        get: operations["exportClient"];
    };
    "/v1/clients/{id}/erase": {
        post: operations["eraseClient"];
    };
    "/v1/clients/public-link/generate": {
        get: operations["generatePublicLink"];
    };
    "/v1/clients/public-link": {
        put: operations["updatePublicLink"];
        post: operations["createPublicLink"];
    };
    "/v1/clients/public-link/{url}": {
        get: operations["getPublicView"];
    };
    "/v1/clients/public-link/{url}/sessions/{id}/reply": {
        post: operations["replyToSession"];
    };
    "/v1/clients/public-link/get-by-url/{id}": {
        get: operations["getPublicLink"];
    };
    "/v1/clients/{id}/public-link": {
        delete: operations["deletePublicLink"];
    };
    "/v1/person": {
        get: operations["listPeople"];
        post: operations["savePerson"];
    };
    "/v1/person/{id}": {
        get: operations["getPerson"];
    };
    "/v1/roles": {
        get: operations["listRoles"];
        post: operations["createRole"];
    };
    "/v1/roles/{id}": {
        get: operations["getRole"];
        put: operations["updateRole"];
        delete: operations["deleteRole"];
    };
    "/v1/roles/{id}/access": {
        get: operations["listRoleAccess"];
        post: operations["giveRoleAccess"];
    };
    "/v1/roles/{id}/access/remove": {
        post: operations["takeRoleAccess"];
    };
    "/v1/permissions": {
        get: operations["listPermissions"];
    };
    "/v1/schedules": {
        get: operations["listSchedules"];
        post: operations["createSchedule"];
    };
    "/v1/schedules/{id}": {
        get: operations["getSchedule"];
        put: operations["updateSchedule"];
        delete: operations["deleteSchedule"];
    };
    "/v1/sessions": {
        get: operations["listSessions"];
        post: operations["createSession"];
    };
    "/v1/sessions/{id}": {
        get: operations["getSession"];
        put: operations["updateSession"];
        delete: operations["deleteSession"];
    };
    "/v1/sessions/{id}/state": {
        patch: operations["changeSessionState"];
    };
    "/v1/sessions/{id}/reminded": {
        post: operations["markSessionReminded"];
    };
    "/v1/sessions/counts": {
        get: operations["countSessions"];
    };
    "/v1/sessions/by-client-and-turn": {
        get: operations["listSessionsByClientAndTurn"];
    };
    "/v1/sessions/by-worker-and-turn": {
        get: operations["listSessionsByWorkerAndTurn"];
    };
    "/v1/sessions/client/{id}/month": {
        get: operations["listClientMonth"];
    };
    "/v1/clients/{id}/usual-workers": {
        get: operations["listUsualWorkers"];
    };
    "/v1/sessions/worker/{id}/month": {
        get: operations["listWorkerMonth"];
    };
    "/v1/sessions/available-people": {
        get: operations["listAvailablePeople"];
    };
    "/v1/sessions/by-turn-and-week": {
        get: operations["listTurnWeek"];
    };
    "/v1/sessions/by-client-and-turn-by-month": {
        get: operations["listClientTurnMonth"];
    };
    "/v1/sessions/by-worker-and-turn-by-month": {
        get: operations["listWorkerTurnMonth"];
    };
    "/v1/sessions/bulk": {
        post: operations["createSessions"];
        delete: operations["deleteSessions"];
    };
    "/v1/sessions/changes": {
        post: operations["changeSessions"];
    };
    "/v1/sessions/duplicated": {
        delete: operations["endSeries"];
    };
    "/v1/workers/{id}/working-hours": {
        get: operations["listWorkerWorkingHours"];
        put: operations["replaceWorkerWorkingHours"];
    };
    "/v1/working-hours": {
        get: operations["listWorkingHours"];
    };
    "/v1/absences": {
        get: operations["listAbsences"];
        post: operations["createAbsence"];
    };
    "/v1/absences/bulk": {
        post: operations["createAbsences"];
    };
    "/v1/absences/{id}": {
        put: operations["updateAbsence"];
        delete: operations["deleteAbsence"];
    };
    "/v1/holidays": {
        get: operations["listHolidays"];
    };
    "/v1/users": {
        get: operations["listUsers"];
        put: operations["updateUser"];
        post: operations["createUser"];
    };
    "/v1/users/from-client": {
        post: operations["createUserFromClient"];
    };
    "/v1/users/from-worker": {
        post: operations["createUserFromWorker"];
    };
    "/v1/users/{id}": {
        get: operations["getUser"];
        delete: operations["deleteUser"];
    };
    "/v1/users/{id}/password": {
        post: operations["resetUserPassword"];
    };
    "/v1/users/{id}/second-factor": {
        delete: operations["removeUserSecondFactor"];
    };
    "/v1/users/{id}/roles": {
        get: operations["listUserRoles"];
        post: operations["giveUserRoles"];
        delete: operations["takeUserRoles"];
    };
    "/v1/users/{id}/access": {
        get: operations["listUserAccess"];
        post: operations["giveUserAccess"];
        delete: operations["takeUserAccess"];
    };
    "/v1/users/{id}/access/all": {
        get: operations["listEffectiveUserAccess"];
    };
    "/v1/history": {
        get: operations["listHistory"];
    };
    "/v1/sessions/{id}/history": {
        get: operations["listSessionHistory"];
    };
    "/v1/changes": {
        get: operations["listChanges"];
    };
    "/v1/changes/{id}/undo": {
        post: operations["undoChange"];
    };
    "/v1/events": {
        get: operations["streamEvents"];
    };
    "/v1/waiting-list": {
        get: operations["listWaitingEntries"];
        post: operations["createWaitingEntry"];
    };
    "/v1/waiting-list/{id}": {
        put: operations["updateWaitingEntry"];
        delete: operations["deleteWaitingEntry"];
    };
    "/v1/waiting-list/matches": {
        get: operations["listWaitingMatches"];
    };
    "/v1/waiting-list/{id}/slots": {
        get: operations["listWaitingSlots"];
    };
    "/v1/messages": {
        get: operations["listMessages"];
    };
    "/v1/messages/{id}/told": {
        post: operations["markMessageTold"];
    };
    "/v1/messages/{id}/drop": {
        post: operations["dropMessage"];
    };
    "/v1/workers": {
        get: operations["listWorkers"];
        put: operations["updateWorker"];
        post: operations["createWorker"];
    };
    "/v1/workers/{id}": {
        get: operations["getWorker"];
        delete: operations["deleteWorker"];
    };
    "/v1/workers/{id}/feed": {
        get: operations["getWorkerFeed"];
        post: operations["renewWorkerFeed"];
        delete: operations["deleteWorkerFeed"];
    };
}
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
            startTime: number;
            /** @description In minutes since midnight. */
            endTime: number;
            /**
             * Format: date
             * @description The first date on which this applies. Null for no bound.
             */
            fromDate: string | null;
            /**
             * Format: date
             * @description The last date on which this applies. Null for no bound.
             */
            toDate: string | null;
        };
        /** @description An entry of the working hours of a worker. */
        WorkerHours: {
            /** Format: uuid */
            workerId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description In minutes since midnight. */
            startTime: number;
            /** @description In minutes since midnight. */
            endTime: number;
            /**
             * Format: date
             * @description The first date on which this applies. Null for no bound.
             */
            fromDate: string | null;
            /**
             * Format: date
             * @description The last date on which this applies. Null for no bound.
             */
            toDate: string | null;
        };
        WorkingHoursInput: {
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description In minutes since midnight. */
            startTime: number;
            /** @description In minutes since midnight, later than `start_time`. */
            endTime: number;
            /**
             * Format: date
             * @description The first date on which this applies. Missing or null for no bound.
             */
            fromDate?: string | null;
            /**
             * Format: date
             * @description The last date on which this applies. Missing or null for no bound.
             */
            toDate?: string | null;
        };
        /** @description An absence of a worker, or, where `worker_id` is null, closing days of the clinic. */
        Absence: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null for a closing day.
             */
            workerId: string | null;
            /**
             * Format: date
             * @description The first day.
             */
            fromDate: string;
            /**
             * Format: date
             * @description The last day.
             */
            toDate: string;
            /** @description In minutes since midnight, on each of the days. Null for whole days. */
            startTime: number | null;
            /** @description In minutes since midnight, on each of the days. Null for whole days. */
            endTime: number | null;
            /** @description The reason of an absence, left out for callers who may not read it. The name of a closing day, for every reader. */
            reason?: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AbsenceInput: {
            /**
             * Format: uuid
             * @description Missing or null for a closing day.
             */
            workerId?: string | null;
            /**
             * Format: date
             * @description The first day.
             */
            fromDate: string;
            /**
             * Format: date
             * @description The last day, at most 400 days in all.
             */
            toDate: string;
            /** @description In minutes since midnight, on each of the days. Missing or null for whole days. */
            startTime?: number | null;
            /** @description In minutes since midnight, later than `start_time`. Missing or null for whole days. */
            endTime?: number | null;
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
            fromDate: string;
            /**
             * Format: date
             * @description The last day, at most 400 days in all.
             */
            toDate: string;
            /** @description In minutes since midnight, on each of the days. Missing or null for whole days. */
            startTime?: number | null;
            /** @description In minutes since midnight, later than `start_time`. Missing or null for whole days. */
            endTime?: number | null;
            /** @description The name of a closing day. */
            reason?: string | null;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
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
            currentPassword: string;
        };
        CodeOfNewSecret: {
            code: components["schemas"]["Code"];
        };
        /** @description What a user needs to sign in beside the password. */
        SecondFactor: {
            /** @description True: signing in needs a code. */
            active: boolean;
            /** @description The number of recovery codes that are left. */
            recoveryCodes: number;
        };
        NewSecret: {
            /** @description In base32, to be typed into an authenticator app. */
            secret: string;
            /** @description With the scheme `otpauth`, for a QR code that an authenticator app reads. */
            uri: string;
        };
        RecoveryCodes: {
            /** @description Each signs in once in place of a code of the app. */
            recoveryCodes: string[];
        };
        SignIn: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The last use, to the minute.
             */
            seenAt: string;
            /** @description The browser and the system, as far as they are known. */
            browser?: string;
            /** @description True: the sign-in that makes the call. */
            isCurrent: boolean;
        };
        PasswordChange: {
            /** @description The password that is valid now, also a temporary one. */
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description Not trimmed; stored in the Unicode form NFC. A bad request, always without regard to case and accents: one of the 3,000 most common passwords, also with digits and signs added at its ends; the user's name, e-mail or document with nothing but digits and signs or with fewer than six other characters around it; the product's name or one word that is tried first at a clinic (such as `administrador`, `recepcion`, `terapeuta`, `clinica`), with nothing but digits and signs around it; one character, or a pattern of up to four, over and over. */
        NewPassword: string;
        Settings: {
            /** @description The product's name. */
            product: string;
            /** @description The clinic's IANA time zone, which decides what today is. */
            timeZone: string;
            /** @description True on a test server: frontends show a banner. */
            testMode: boolean;
            /** @description The clinic's name, for the public page, paper and messages. */
            clinicName: string;
            /** @description The clinic's telephone as people write it, for the public page and messages. Left out when there is none. */
            clinicPhone?: string;
            /** @description The digits of the country code that belongs before telephone numbers without `+`. */
            phonePrefix: string;
            /** @description True: clients can reply to their sessions by the public link, so that messages to them can say so. */
            clientReplies: boolean;
            /** @description The additions that the server has, by their `operationId`. Names that a frontend does not know are ignored. */
            operations?: string[];
        };
        BackupState: {
            /** @description True: the last backup was made more than 48 hours ago, or there is none and the data are older than that. False on a server that makes no backups by itself. */
            isOverdue: boolean;
            /**
             * Format: date-time
             * @description Left out when there is none.
             */
            lastBackupAt?: string;
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
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: string;
            address?: string;
            /** @description Digits, with a leading `+` if one was given. */
            phone?: string;
            /** Format: date */
            birthDate: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender: boolean;
            /** @description Empty for a client who has not shown it yet. */
            document: string;
            documentType: components["schemas"]["DocumentType"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        /** @description An e-mail address. An empty text or null means none. */
        EmailInput: string | null;
        /** @description One number of 6 to 15 digits, with blanks and `+ ( ) . -` as people write them. Stored as digits, with a leading `+` if one was given. An empty text or null means none. A record may have an older value of up to 20 digits (`bad_phone`): a PUT without the telephone keeps it. */
        PhoneInput: string | null;
        /** @description The fields of a person in every request. The schemas that include them close them with `unevaluatedProperties`. */
        PersonFields: {
            /** @description In each of the names, several blanks in a row become one, and hidden characters are a bad request. */
            name?: string;
            fatherLastName?: string;
            /** @description Empty for people with one surname. */
            motherLastName?: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today. One that is stored already can stay as it is.
             */
            birthDate?: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender?: boolean;
            /** @description DNI: 8 digits. RUC: 11 digits. PASAPORTE: 6 to 12 letters or digits, also for foreigners' identity cards. Unique by type, without regard to case, among the people who are not deleted (conflict). Empty while a client does not have it at hand: then the type is kept, and any number of clients may have none. A client who has a user keeps the document (conflict). For anybody who is not a client, and for a client who is a worker too, it is a bad request. */
            document?: string;
            documentType?: components["schemas"]["DocumentType"];
        };
        /** @description A new person. */
        PersonInput: {
            /** @description In each of the names, several blanks in a row become one, and hidden characters are a bad request. */
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today. One that is stored already can stay as it is.
             */
            birthDate?: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender: boolean;
            /** @description DNI: 8 digits. RUC: 11 digits. PASAPORTE: 6 to 12 letters or digits, also for foreigners' identity cards. Unique by type, without regard to case, among the people who are not deleted (conflict). Empty while a client does not have it at hand: then the type is kept, and any number of clients may have none. A client who has a user keeps the document (conflict). For anybody who is not a client, and for a client who is a worker too, it is a bad request. */
            document: string;
            documentType: components["schemas"]["DocumentType"];
        };
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
            /** @description In each of the names, several blanks in a row become one, and hidden characters are a bad request. */
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today. One that is stored already can stay as it is.
             */
            birthDate?: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender: boolean;
            /** @description DNI: 8 digits. RUC: 11 digits. PASAPORTE: 6 to 12 letters or digits, also for foreigners' identity cards. Unique by type, without regard to case, among the people who are not deleted (conflict). Empty while a client does not have it at hand: then the type is kept, and any number of clients may have none. A client who has a user keeps the document (conflict). For anybody who is not a client, and for a client who is a worker too, it is a bad request. */
            document: string;
            documentType: components["schemas"]["DocumentType"];
            /**
             * Format: uuid
             * @description The id of the same person. Another one is a bad request.
             */
            id?: string;
        };
        /** @description The fields of a person to change. With `id` alone, or `id` and `updated_at`, the person is deleted. */
        PersonUpdate: {
            /** @description In each of the names, several blanks in a row become one, and hidden characters are a bad request. */
            name?: string;
            fatherLastName?: string;
            /** @description Empty for people with one surname. */
            motherLastName?: string;
            email?: components["schemas"]["EmailInput"];
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"];
            /**
             * Format: date
             * @description From 1900 to today. One that is stored already can stay as it is.
             */
            birthDate?: string | null;
            /** @description True for male (masculino), false for female (femenino). */
            gender?: boolean;
            /** @description DNI: 8 digits. RUC: 11 digits. PASAPORTE: 6 to 12 letters or digits, also for foreigners' identity cards. Unique by type, without regard to case, among the people who are not deleted (conflict). Empty while a client does not have it at hand: then the type is kept, and any number of clients may have none. A client who has a user keeps the document (conflict). For anybody who is not a client, and for a client who is a worker too, it is a bad request. */
            document?: string;
            documentType?: components["schemas"]["DocumentType"];
            /**
             * Format: uuid
             * @description An unknown one is a bad request.
             */
            id: string;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
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
            userId?: string | null;
            /** @description The `url` of the public link. Null without one, and for callers without `public_links.read`. */
            publicLink: string | null;
            /** @description Who answers for the client (apoderado), such as a parent. Left out, with the telephone, for callers without `clients.read`, also for the client's own user. */
            guardianName?: string | null;
            /** @description Digits, with a leading `+` if one was given. */
            guardianPhone?: string | null;
            /** @description A standing note by staff for staff. Left out for callers without `clients.read`, also for the client's own user. */
            note?: string | null;
            lastSession?: components["schemas"]["LastSession"];
            nextSession?: components["schemas"]["NextSession"];
            /** @description The first three workers of `GET /v1/clients/{id}/usual-workers`. Only in a list with `with_sessions=true`. */
            usualWorkers?: components["schemas"]["UsualWorker"][];
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
        /** @description The latest session of the client in any state; of a standing one its last occurrence. Only in a list with `upcoming=false`, and only if the client has had a session. */
        LastSession: {
            /** Format: date */
            sessionDate: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** Format: uuid */
            turnId: string;
            state: components["schemas"]["SessionState"];
        };
        /** @description The first active session of the client that is not over, also one that has begun; of a standing one its first such occurrence. Only in a list with `with_sessions=true`, and only if there is one. */
        NextSession: {
            /** Format: date */
            sessionDate: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** Format: uuid */
            workerId: string;
        };
        ClientCounts: {
            /** @description Those with `upcoming=false`. Left out for callers without `sessions.read`. */
            withoutUpcoming?: number;
            /** @description Those with `to_rebook=true`. Left out for callers without `sessions.read`. */
            toRebook?: number;
            /** @description Those with `linked=true`. Left out for callers without `public_links.read`. */
            linked?: number;
            /** @description Those with `incomplete=true`. */
            incomplete: number;
            /** @description Those with `bad_phone=true`. */
            badPhone: number;
        };
        /** @description Everything that is stored about the person of a client. Names are as they are now. */
        ClientExport: {
            /** Format: date-time */
            exportedAt: string;
            person: components["schemas"]["Person"];
            /** @description The records as a client, the current one first and then earlier ones, which were deleted. */
            records: components["schemas"]["ExportedRecord"][];
            /** @description Null without one. */
            publicLink: components["schemas"]["ExportedLink"] | null;
            /** @description The users with which the person signs in, or signed in. */
            users: components["schemas"]["ExportedUser"][];
            /** @description The entries of the waiting list, the newest first. */
            waitingEntries: components["schemas"]["ExportedWaitingEntry"][];
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
            guardianName: string | null;
            guardianPhone: string | null;
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        /** @description That there is a public link. Its address is secret: whoever knows it sees the schedule. */
        ExportedLink: {
            /**
             * Format: date-time
             * @description Since when there is one.
             */
            createdAt: string;
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
            createdAt: string;
            /** Format: date-time */
            deletedAt: string | null;
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
            fromTime: number | null;
            /** @description In minutes since midnight. */
            toTime: number | null;
            /** Format: date */
            fromDate: string | null;
            /** Format: date */
            untilDate: string | null;
            note: string | null;
            /**
             * Format: date-time
             * @description Since when the client waits.
             */
            createdAt: string;
            /** @description True: a session was booked for the entry. */
            booked: boolean;
        };
        ExportedReminder: {
            /** Format: date */
            sessionDate: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** @description The name of the worker. */
            worker: string;
            /** @description The name of the turn. */
            turn: string;
            /** Format: date-time */
            remindedAt: string;
        };
        ExportedMessage: {
            kind: components["schemas"]["MessageKind"];
            state: components["schemas"]["MessageState"];
            text: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            toldAt: string | null;
        };
        ExportedReply: {
            /** Format: date */
            sessionDate: string;
            /** @description The start, in minutes since midnight. */
            time: number;
            /** @description The name of the worker. */
            worker: string;
            /** @description The name of the turn. */
            turn: string;
            reply: components["schemas"]["ClientReply"];
            /** Format: date-time */
            repliedAt: string;
        };
        ExportedSession: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date
             * @description Null for a standing session.
             */
            sessionDate: string | null;
            /** @description True: every week, from `starts_on` to `ends_on`. */
            standing: boolean;
            /** Format: date */
            startsOn: string | null;
            /** Format: date */
            endsOn: string | null;
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
            movedFrom: components["schemas"]["SessionPlace"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        ClientInput: {
            /** @description A new or an existing person. */
            person: components["schemas"]["PersonInput"] | components["schemas"]["PersonReference"];
            /** @description Who answers for the client (apoderado). Under the rules for names of people. Null means none. */
            guardianName?: string | null;
            /** @description The telephone of the guardian. Null means none. */
            guardianPhone?: components["schemas"]["PhoneInput"];
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
            guardianName?: string | null;
            /** @description The telephone of the guardian. Stays as it is when missing; null clears it. */
            guardianPhone?: components["schemas"]["PhoneInput"];
            /** @description A standing note by staff for staff. Stays as it is when missing; null clears it. */
            note?: string | null;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description The page of one client: its schedule, its workers, and the token in its address. */
        PublicLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            scheduleId: string;
            /** @description Empty when all of its workers have been deleted. */
            workerIds: string[];
            /** Format: uuid */
            clientId: string;
            /** @description The token: the last part of the address that the client gets. */
            url: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicLinkInput: {
            /** Format: uuid */
            scheduleId: string;
            workerIds: string[];
            /** Format: uuid */
            clientId: string;
            /** @description A token that `GET /v1/clients/public-link/generate` returned within the last hour and that no link has had. */
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
            /** @description The token of the link, or one that `GET /v1/clients/public-link/generate` returned within the last hour and that no link has had. */
            url: string;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
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
             * @description The Sunday on which the first week begins.
             */
            weekStart: string;
            /** @description The dates of the shown weeks on which the clinic is closed the whole day. */
            closedDates: string[];
            /** @description The client's own active session in this schedule that ends next, also after the shown weeks. Left out when there is none to come. */
            nextSession?: components["schemas"]["PublicSession"];
            /**
             * Format: uri
             * @description The whole address of a calendar feed with the client's own sessions in this schedule, for the calendar of the client. Its token is not that of the link and opens nothing else. A link with a new `url` has a new feed, and the earlier one ends, as it does with the link.
             */
            feedUrl?: string;
            /** @description True: `POST /v1/clients/public-link/{url}/sessions/{id}/reply` takes replies. False: the clinic does not want any. */
            takesReplies: boolean;
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
            sessionDate: string;
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
            isAssigned: boolean;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description Start in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date.
             */
            sessionDate: string;
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
            seriesId?: string;
            /** @description True: the clinic is closed then, and someone decided that the session takes place. Only for the client's own sessions. */
            accepted?: boolean;
            /** @description What the client answered. Left out when there is no reply, and for slots of others. */
            clientReply?: components["schemas"]["ClientReply"];
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
            moduleId: string;
            type: components["schemas"]["AccessType"];
        };
        /** @description A part of the product that has access of its own, or a parent that groups such parts. */
        Module: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string;
            /** Format: uuid */
            parentId: string | null;
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
            userCount: number;
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
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        AccessIds: {
            accessIds: string[];
        };
        RoleIds: {
            roleIds: string[];
        };
        /** @description The durations of a session and of the break after it, and the turns to which they apply. */
        Schedule: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description In minutes. */
            sessionDuration: number;
            /** @description In minutes. */
            breakDuration: number;
            /** @description By start time. */
            turns: components["schemas"]["Turn"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        /** @description A part of the day with slots. They start at `start_time + k · (session_duration + break_duration)` for k = 0, 1, … as long as the whole session ends by `end_time`. */
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
            /** @description Turns do not overlap, and each has room for at least one session. */
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
            /** @description The complete list: a turn that is missing is deleted. */
            turns: components["schemas"]["TurnUpdate"][];
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        TurnUpdate: {
            /**
             * Format: uuid
             * @description The id of the turn to keep or change. Without it the turn is new. An id of another schedule is a bad request.
             */
            id?: string;
            name: string;
            /** @description In minutes since midnight. */
            startTime: number;
            /** @description In minutes since midnight, later than `start_time`. */
            endTime: number;
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
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. The session keeps the duration with which it was booked. */
            time: number;
            /**
             * Format: date
             * @description The date. Null in the record of a standing session. In a response about a period, always the date of the occurrence.
             */
            sessionDate: string | null;
            /** @description A note by staff for staff: null for a caller who reads the session only as its client. */
            note: string | null;
            state: components["schemas"]["SessionState"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
            /** @description True: every week, from `starts_on` to `ends_on`. */
            standing: boolean;
            /** @description In minutes: the length with which the session was booked. A later change of the schedule does not change it. */
            duration: number;
            /**
             * Format: date
             * @description The first day of a standing session: its first occurrence is on the first `day` from then on.
             */
            startsOn: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end.
             */
            endsOn: string | null;
            /** @description Why the worker is unavailable. Only for upcoming active sessions in responses about a period, and left out while the worker is there. */
            unavailable?: components["schemas"]["UnavailableReason"];
            /** @description The reason that someone took into account, by `override` or by `accepted` in a change of the state. Left out when there is none. A new absence or closing day that touches the session, and new working hours, ask again: then `accepted` is left out. */
            accepted?: components["schemas"]["UnavailableReason"];
            /**
             * Format: uuid
             * @description The standing session whose occurrence this exception replaces. Left out for any other session.
             */
            seriesId?: string;
            /**
             * Format: date-time
             * @description When the client was last reminded of the session on this date. Left out when nobody was, and for a standing session without a date.
             */
            remindedAt?: string;
            /** @description What the client answered by the public link for this date. Left out when there is no reply, and for a standing session without a date. */
            clientReply?: components["schemas"]["ClientReply"];
            /**
             * Format: date-time
             * @description When the client answered. Left out without a reply.
             */
            clientRepliedAt?: string;
            /**
             * Format: uuid
             * @description The entry of the waiting list for which the session was booked. Left out when there is none. With it, a deleted session can be booked again for the entry. Left out too for callers without `sessions.read`.
             */
            waitingEntryId?: string;
            /** @description True: the client came. False: the client did not come. Null: not marked, and for a standing session. It is separate from the state, because a session that was confirmed by telephone has not been attended yet. A past, active session without a mark is still to be marked. The attendance rate is came / (came + did not come). */
            attended: boolean | null;
            /** @description Where the client's session was before: the session that `moved_from` named when this one was booked, or this session itself at the place from which it was moved last. Null when it has not been moved, and for a standing session. */
            movedFrom: components["schemas"]["SessionPlace"] | null;
            /** @description The session that was booked in place of this canceled or postponed one, by `moved_from`, as it is now, also when it is with another worker. Null when there is none any more, and for an active or a standing session. */
            movedTo: components["schemas"]["SessionPlace"] | null;
        };
        /** @description The place of a dated session. */
        SessionPlace: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            sessionDate: string;
            /** @description In minutes since midnight. */
            time: number;
            /** Format: uuid */
            turnId: string;
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
            userId?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string | null;
        };
        /** @description The person of a session's worker. A client's user without `workers.read` gets only the names, except of their own worker. */
        SessionWorkerPerson: {
            /** Format: uuid */
            id?: string;
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
            email?: string;
            address?: string;
            /** @description Digits, with a leading `+` if one was given. */
            phone?: string;
            /** Format: date */
            birthDate?: string | null;
            /** @description True for male (masculino), false for female (femenino). */
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
        SessionCount: {
            /**
             * Format: date
             * @description The Sunday on which the week begins.
             */
            weekStart: string;
            /**
             * Format: uuid
             * @description Missing only with `by_worker=false`.
             */
            workerId?: string;
            state: components["schemas"]["SessionState"];
            /** @description True: the client came. False: did not come. Null: not marked. */
            attended: boolean | null;
            /** @description True: these sessions are over by the clinic's clock. Active ones that are not marked are then still to be marked. */
            isPast: boolean;
            /** @description How many sessions there are, at least 1. */
            count: number;
        };
        UsualWorker: {
            /** Format: uuid */
            workerId: string;
            /** @description How many sessions the client has with this worker, at least 1. */
            count: number;
        };
        /** @description Who is free in the slot on one of several dates. */
        AvailableOnDate: {
            /** Format: date */
            sessionDate: string;
            ids: string[];
        };
        /** @description The fields of a session to book. The schemas that include them close them. */
        SessionInputFields: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Today when missing. Not for a dated session.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Not for a dated session.
             */
            endsOn?: string | null;
            /** @description Whether the client came. Only for a dated session of today or earlier. */
            attended?: boolean | null;
            /** @description The session of the same client in whose place this dated one is booked. An active one is postponed in the same step, which also needs `sessions.update`: of a standing session the occurrence on `session_date`, by creating or changing its exception. One that is canceled or postponed stays as it is. */
            movedFrom?: {
                /** Format: uuid */
                sessionId: string;
                /**
                 * Format: date
                 * @description For a standing session the date of the occurrence. For a dated session its own date, or missing.
                 */
                sessionDate?: string | null;
            } | null;
            /**
             * @description True: the client knows that the session of `moved_from` moves, so that no message is left. A booking without `moved_from` leaves none, except of a canceled or postponed date of a standing session.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: uuid
             * @description The entry of the waiting list that this booking takes off it: one of this client that is not booked already (conflict). It returns to its place when the session is deleted or given to another client.
             */
            waitingEntryId?: string | null;
        };
        /** @description With `session_date` a dated session. Without it a standing one, whose state is `pending` or `confirmed`. */
        SessionInput: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Today when missing. Not for a dated session.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Not for a dated session.
             */
            endsOn?: string | null;
            /** @description Whether the client came. Only for a dated session of today or earlier. */
            attended?: boolean | null;
            /** @description The session of the same client in whose place this dated one is booked. An active one is postponed in the same step, which also needs `sessions.update`: of a standing session the occurrence on `session_date`, by creating or changing its exception. One that is canceled or postponed stays as it is. */
            movedFrom?: {
                /** Format: uuid */
                sessionId: string;
                /**
                 * Format: date
                 * @description For a standing session the date of the occurrence. For a dated session its own date, or missing.
                 */
                sessionDate?: string | null;
            } | null;
            /**
             * @description True: the client knows that the session of `moved_from` moves, so that no message is left. A booking without `moved_from` leaves none, except of a canceled or postponed date of a standing session.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: uuid
             * @description The entry of the waiting list that this booking takes off it: one of this client that is not booked already (conflict). It returns to its place when the session is deleted or given to another client.
             */
            waitingEntryId?: string | null;
        };
        /** @description Books a session. */
        CreateStep: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Today when missing. Not for a dated session.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Not for a dated session.
             */
            endsOn?: string | null;
            /** @description Whether the client came. Only for a dated session of today or earlier. */
            attended?: boolean | null;
            /** @description The session of the same client in whose place this dated one is booked. An active one is postponed in the same step, which also needs `sessions.update`: of a standing session the occurrence on `session_date`, by creating or changing its exception. One that is canceled or postponed stays as it is. */
            movedFrom?: {
                /** Format: uuid */
                sessionId: string;
                /**
                 * Format: date
                 * @description For a standing session the date of the occurrence. For a dated session its own date, or missing.
                 */
                sessionDate?: string | null;
            } | null;
            /**
             * @description True: the client knows that the session of `moved_from` moves, so that no message is left. A booking without `moved_from` leaves none, except of a canceled or postponed date of a standing session.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: uuid
             * @description The entry of the waiting list that this booking takes off it: one of this client that is not booked already (conflict). It returns to its place when the session is deleted or given to another client.
             */
            waitingEntryId?: string | null;
            /**
             * @description True: also where the worker is unavailable, as the parameter of the single operation.
             * @default false
             */
            override?: boolean;
        };
        /** @description The fields of a session after a change. The schemas that include them close them. */
        SessionUpdateFields: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Stays as it is when missing or null.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Stays as it is when missing.
             */
            endsOn?: string | null;
            /** @description Whether the client came. Only for a dated session of today or earlier. Null removes the mark. Stays as it is when missing, except that a later date than today clears it. */
            attended?: boolean | null;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description The fields of a session after a change. The schemas that include them close them. */
        SessionUpdate: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Stays as it is when missing or null.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Stays as it is when missing.
             */
            endsOn?: string | null;
            /** @description Whether the client came. Only for a dated session of today or earlier. Null removes the mark. Stays as it is when missing, except that a later date than today clears it. */
            attended?: boolean | null;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description Replaces a session. */
        UpdateStep: {
            /** Format: uuid */
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** Format: uuid */
            turnId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). For a dated session the weekday of its date. */
            day: number;
            /** @description The start of a slot of the turn, in minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The date, also a past one. Missing or null for a standing session.
             */
            sessionDate?: string | null;
            note?: string | null;
            state?: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description The first day of a standing session. Stays as it is when missing or null.
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description The last day of a standing session. Null for no end. Stays as it is when missing.
             */
            endsOn?: string | null;
            /** @description Whether the client came. Only for a dated session of today or earlier. Null removes the mark. Stays as it is when missing, except that a later date than today clears it. */
            attended?: boolean | null;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
            /** Format: uuid */
            id: string;
            /**
             * @description True: also where the worker is unavailable, as the parameter of the single operation.
             * @default false
             */
            override?: boolean;
        };
        /** @description The new state of a session, and what can change with it. The schemas that include them close them. */
        StateChangeFields: {
            state: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description For a standing session the date of the one occurrence to change, by creating or changing its exception. For a dated session its own date, or missing.
             */
            sessionDate?: string | null;
            /** @description Whether the client came, to a dated session or on the date of `session_date`, which is not later than today. Null removes the mark. Stays as it is when missing. */
            attended?: boolean | null;
            /** @description True: the session takes place although its worker is unavailable, for the reason of now. False: it needs a decision again. Stays as it is when missing. */
            accepted?: boolean;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description The new state, and what can change with it. */
        StateChange: {
            state: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description For a standing session the date of the one occurrence to change, by creating or changing its exception. For a dated session its own date, or missing.
             */
            sessionDate?: string | null;
            /** @description Whether the client came, to a dated session or on the date of `session_date`, which is not later than today. Null removes the mark. Stays as it is when missing. */
            attended?: boolean | null;
            /** @description True: the session takes place although its worker is unavailable, for the reason of now. False: it needs a decision again. Stays as it is when missing. */
            accepted?: boolean;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        /** @description Changes the state of a session, or of one date of a series. */
        StateStep: {
            state: components["schemas"]["SessionState"];
            /**
             * Format: date
             * @description For a standing session the date of the one occurrence to change, by creating or changing its exception. For a dated session its own date, or missing.
             */
            sessionDate?: string | null;
            /** @description Whether the client came, to a dated session or on the date of `session_date`, which is not later than today. Null removes the mark. Stays as it is when missing. */
            attended?: boolean | null;
            /** @description True: the session takes place although its worker is unavailable, for the reason of now. False: it needs a decision again. Stays as it is when missing. */
            accepted?: boolean;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
            /** Format: uuid */
            id: string;
            /**
             * @description True: also where the worker is unavailable, as the parameter of the single operation.
             * @default false
             */
            override?: boolean;
        };
        /** @description The session on one date, of which the client was reminded. */
        Reminder: {
            /**
             * Format: date
             * @description The date of the session, or of one occurrence of a standing session.
             */
            sessionDate: string;
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
            clientKnows?: boolean;
        };
        /** @description One step. It has exactly one property. */
        SessionStep: {
            create?: components["schemas"]["CreateStep"];
            update?: components["schemas"]["UpdateStep"];
            state?: components["schemas"]["StateStep"];
            delete?: components["schemas"]["DeleteStep"];
            /** @description Ends a series. */
            endSeries?: components["schemas"]["SeriesEnd"];
        };
        SessionChanges: {
            steps: components["schemas"]["SessionStep"][];
            /**
             * @description True: all clients know of the change. Otherwise each step says it.
             * @default false
             */
            clientKnows?: boolean;
            /**
             * @description True: only tells what the steps would do.
             * @default false
             */
            dryRun?: boolean;
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
            movedFromId?: string;
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
            endSeries?: string[];
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
            changeId?: string;
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
            clientId: string;
            /** Format: uuid */
            workerId: string;
            /** @description The weekday, from 0 (Sunday) to 6 (Saturday). */
            day: number;
            /** @description In minutes since midnight. */
            time: number;
            /**
             * Format: date
             * @description The first date on which there is no session any more.
             */
            fromDate: string;
            /**
             * @description True: the client knows of the change, so that no message is left.
             * @default false
             */
            clientKnows?: boolean;
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
            userType: components["schemas"]["UserType"];
            /**
             * Format: uuid
             * @description The client as whom the user signs in. Together with a `worker_id` when one person is both.
             */
            clientId: string | null;
            /**
             * Format: uuid
             * @description The worker as whom the user signs in.
             */
            workerId: string | null;
            /** @description The names of the user's client or worker. Left out for staff, and for callers who may read neither the client nor the worker. Users may always read their own. */
            person?: components["schemas"]["PersonName"];
            roles: components["schemas"]["UserRole"][];
            /** @description The effective access: direct and through roles. */
            access: components["schemas"]["Access"][];
            /** @description The tree of modules, with only the effective access and the modules that have some of it. */
            modules: components["schemas"]["Module"][];
            /** @description True: the password must be changed first. Until then every other call is 403. */
            passwordTemporary: boolean;
            /** @description True: signing in needs a code, not only the password. */
            secondFactor: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            deletedAt: string | null;
        };
        PersonName: {
            name: string;
            fatherLastName: string;
            /** @description Empty for people with one surname. */
            motherLastName: string;
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
        /** @description A role that a user holds. */
        UserRole: {
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
            roleId: string | null;
            /** @description Null for direct access. */
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
            userId: string | null;
            /** @description The user's name at that time. Null without a user, and after the person of the user was erased. */
            userName: string | null;
            /** @description The operationId of the call. */
            operation: string | null;
            correlationId: string | null;
            kind: components["schemas"]["HistoryKind"];
            /**
             * Format: uuid
             * @description The id of the record. For working hours and feeds that of the worker, for reminders and replies that of the client, and for sign-ins that of the user.
             */
            recordId: string;
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
            changeId: string | null;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description Null for a change by the server itself or by a client with the public link.
             */
            userId: string | null;
            /** @description The user's name at that time. Null without a user, and after the person of the user was erased. */
            userName: string | null;
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
            leftOut: number;
            /**
             * @description What the change did to sessions, and to how many of them, by the entries that the caller may read. A session that takes the place of another one of its client, which is
             *     postponed, or deleted at the same time, is one that moved. A mark on a date of a series is that mark, although it creates a session. A series that ends while another one of its client begins
             *     has changed. Of an undo these are the actions that it takes back.
             */
            sessionActions: {
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
            clientId: string;
            client: components["schemas"]["Client"];
            /**
             * Format: uuid
             * @description Null for any. A deleted one is left out: `schedule_deleted` tells that.
             */
            scheduleId: string | null;
            /** @description True: the schedule of the entry was deleted, so it fits no slot. */
            scheduleDeleted?: boolean;
            /** @description The workers who suit. Deleted ones are left out: `fits_nobody` tells that none is left. */
            workerIds: string[];
            /** @description True: the schedule of the entry, or all its workers, were deleted, so it fits no slot. */
            fitsNobody?: boolean;
            /** @description The weekdays that suit, from 0 (Sunday) to 6 (Saturday). */
            days: number[];
            /** @description A session begins at this time or later, in minutes since midnight. */
            fromTime: number | null;
            /** @description A session ends at this time or earlier, in minutes since midnight. */
            toTime: number | null;
            /**
             * Format: date
             * @description The first date that suits.
             */
            fromDate: string | null;
            /**
             * Format: date
             * @description The last date that suits. After it the entry is not in the list any more.
             */
            untilDate: string | null;
            /** @description A note by staff for staff. */
            note: string | null;
            /**
             * Format: date-time
             * @description Since when the client waits.
             */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
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
            clientId: string;
            client: components["schemas"]["Client"];
            /** @description The sessions that the text is about, as far as they are stored. Of one date of a series it may be the series. */
            sessionIds: string[];
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
            firstDate: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When staff told the client.
             */
            toldAt: string | null;
            /**
             * Format: uuid
             * @description The user who told the client.
             */
            toldBy: string | null;
        };
        WaitingEntryInput: {
            /** Format: uuid */
            clientId: string;
            /**
             * Format: uuid
             * @description Missing or null for any.
             */
            scheduleId?: string | null;
            /** @description Missing or empty for any. */
            workerIds?: string[];
            /** @description The weekdays, from 0 (Sunday) to 6 (Saturday). Missing or empty for any. */
            days?: number[];
            /** @description In minutes since midnight. Missing or null for any. */
            fromTime?: number | null;
            /** @description In minutes since midnight, later than `from_time`. Missing or null for any. */
            toTime?: number | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            fromDate?: string | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            untilDate?: string | null;
            note?: string | null;
        };
        WaitingEntryUpdate: {
            /**
             * Format: uuid
             * @description Missing or null for any.
             */
            scheduleId?: string | null;
            /** @description Missing or empty for any. */
            workerIds?: string[];
            /** @description The weekdays, from 0 (Sunday) to 6 (Saturday). Missing or empty for any. */
            days?: number[];
            /** @description In minutes since midnight. Missing or null for any. */
            fromTime?: number | null;
            /** @description In minutes since midnight, later than `from_time`. Missing or null for any. */
            toTime?: number | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            fromDate?: string | null;
            /**
             * Format: date
             * @description Missing or null for any.
             */
            untilDate?: string | null;
            note?: string | null;
            /**
             * Format: date-time
             * @description The value that was read. A stale one is a conflict.
             */
            updatedAt?: string;
        };
        WaitingSlot: {
            /** Format: uuid */
            turnId: string;
            /** Format: date */
            sessionDate: string;
            /** @description In minutes since midnight. */
            time: number;
            /** @description The workers who suit and are free, at least one and at most 10. */
            workerIds: string[];
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
            updatedAt?: string;
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
        };
    };
    endOtherSignIns: {
        parameters: {};
        responses: {
            204: {};
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
                toRebook?: boolean;
                /** @description True: only clients with a public link. False: only those without. Without `public_links.read` it is 403. */
                linked?: boolean;
                /** @description Only clients whose public link shows this schedule. Without `public_links.read` it is 403. */
                linkedScheduleId?: string;
                /** @description True: only clients without a document. False: only the others. */
                incomplete?: boolean;
                /** @description True: only those of whom a telephone has more than 15 digits, such as two numbers in one; of clients also that of the guardian. False: only the others. */
                badPhone?: boolean;
                /** @description True: each client also has `next_session` and `usual_workers`. Without `sessions.read` that is 403. */
                withSessions?: boolean;
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
                turnId?: string;
                /** @description Only sessions of this worker. */
                workerId?: string;
                /** @description Only sessions of this client. */
                clientId?: string;
                /** @description Only sessions in this state. */
                state?: components["schemas"]["SessionState"];
                /** @description True: only what needs a decision, which is upcoming active sessions whose worker is unavailable, except those where someone accepted that reason or marked the attendance. False: all others. Only together with `from` and `to`. */
                unavailable?: boolean;
                /** @description True: only canceled and postponed sessions after which the client has no session with the same worker, except where one was booked in their place or the client has an active one with someone else at their time. False: all others. Only together with `from` and `to`. */
                toRebook?: boolean;
                /** @description Only sessions to which the client gave this reply by the public link, in whatever state. Only together with `from` and `to`, and not with `unavailable`. */
                clientReply?: components["schemas"]["ClientReply"];
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
        };
    };
    deleteSession: {
        parameters: {
            query?: {
                /** @description True: the client knows of the change, so that no message is left. */
                clientKnows?: boolean;
            };
            path: {
                /** @description The id of the session. */
                id: string;
            };
        };
        responses: {
            204: {};
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
                byWorker?: boolean;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SessionCount"][];
                };
            };
        };
    };
    listSessionsByClientAndTurn: {
        parameters: {
            query: {
                /** @description The id of the client. An unknown one is a bad request. */
                clientId: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turnId: string;
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
        };
    };
    listSessionsByWorkerAndTurn: {
        parameters: {
            query: {
                /** @description The id of the worker. An unknown one is a bad request. */
                workerId: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turnId: string;
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
        };
    };
    listAvailablePeople: {
        parameters: {
            query: {
                /** @description The date of the slot. The parameter can be repeated for up to 60 dates. */
                sessionDate: string[];
                /** @description The start of a slot of the turn, in minutes since midnight. */
                time: number;
                /** @description Whether to list clients or workers. */
                personType: components["schemas"]["PersonType"];
                /** @description The id of the turn. An unknown one is a bad request. */
                turnId: string;
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
        };
    };
    listTurnWeek: {
        parameters: {
            query: {
                /** @description The id of the turn. An unknown one is a bad request. */
                turnId: string;
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
        };
    };
    listClientTurnMonth: {
        parameters: {
            query: {
                /** @description The id of the client. An unknown one is a bad request. */
                clientId: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turnId: string;
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
        };
    };
    listWorkerTurnMonth: {
        parameters: {
            query: {
                /** @description The id of the worker. An unknown one is a bad request. */
                workerId: string;
                /** @description The id of the turn. An unknown one is a bad request. */
                turnId: string;
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
        };
    };
    deleteSessions: {
        parameters: {
            query?: {
                /** @description True: the client knows of the change, so that no message is left. */
                clientKnows?: boolean;
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
                workerId?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Absence"][];
                };
            };
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
                roleId?: string;
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
                userId?: string;
                /** @description Only changes of this kind of record. */
                kind?: components["schemas"]["HistoryKind"];
                /** @description Only changes that concern this client. */
                clientId?: string;
                /** @description Only changes that concern this worker. */
                workerId?: string;
                /** @description The id of an entry: only those before it. */
                beforeId?: string;
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
                userId?: string;
                /** @description Only changes of this kind of record. */
                kind?: components["schemas"]["HistoryKind"];
                /** @description Only changes that concern this client. */
                clientId?: string;
                /** @description Only changes that concern this worker. */
                workerId?: string;
                /** @description Only changes of this session. */
                sessionId?: string;
                /** @description The id of the first entry of a change: only those before it. */
                beforeId?: string;
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
        };
    };
    listWaitingEntries: {
        parameters: {
            query?: {
                /** @description Only entries of this client. */
                clientId?: string;
                /** @description Only entries that name this worker, or no worker at all. */
                workerId?: string;
                /** @description Only entries that name this schedule, or no schedule at all. */
                scheduleId?: string;
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
        };
    };
    listWaitingMatches: {
        parameters: {
            query: {
                /** @description The id of the turn. An unknown one is a bad request. */
                turnId: string;
                /** @description The date of the slot. */
                sessionDate: string;
                /** @description The start of a slot of the turn, in minutes since midnight. */
                time: number;
                /** @description The id of the worker. An unknown one is a bad request. */
                workerId: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WaitingEntry"][];
                };
            };
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
                workerId?: string;
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
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages in this state. */
                state?: components["schemas"]["MessageState"];
                /** @description Only messages to this client. */
                clientId?: string;
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
        };
    };
    listWorkers: {
        parameters: {
            query?: {
                /** @description Finds what has every word of the search, in any order, in its names; for people also in the document, the digits of the telephone (searched with or without the calling code of a country, such as `+51`, which may be a word of its own, and whether it is stored or not) or the e-mail, for clients also in the name and the telephone of the guardian. Blanks, commas and hyphens separate words. Accents, case and apostrophes are ignored, however these are written. */
                search?: string;
                /** @description True: only those of whom a telephone has more than 15 digits, such as two numbers in one; of clients also that of the guardian. False: only the others. */
                badPhone?: boolean;
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
        };
    };
}
