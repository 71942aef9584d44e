// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

import * as v from 'valibot';

const uuid = v.pipe(v.string(), v.uuid());
const integer = v.pipe(v.number(), v.integer());
const isoDate = v.pipe(v.string(), v.isoDate());
const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());
const plannedDate = v.pipe(v.string(), v.isoDate(), v.regex(/^(19|20|21)[0-9]{2}-|^2200-/u));
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));
const line = v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\x00-\x1f\x7f]*$/u));
const filledLine = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[^\x00-\x1f\x7f]*$/u));
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000000));

export const vErrorCode = v.picklist([
    0,
    1,
    2,
    3,
    4,
    5,
    6
]);

export const vCreated = v.object({
    id: uuid
});

export const vPeopleSort = v.picklist([
    'name',
    '-name',
    'document',
    '-document',
    'created',
    '-created'
]);

export const vNameSort = v.picklist([
    'name',
    '-name',
    'created',
    '-created'
]);

export const vUnavailableReason = v.picklist([
    'hours',
    'absence',
    'closed'
]);

export const vProblem = v.object({
    path: v.string(),
    message: v.string(),
    reason: v.optional(vUnavailableReason),
    id: v.optional(uuid)
});

export const vErrorDescription = v.object({
    message: v.string(),
    details: v.array(vProblem),
    code: vErrorCode
});

export const vError = v.object({
    error: vErrorDescription,
    correlationId: v.string()
});

export const vWorkingHours = v.object({
    day: integer,
    startTime: integer,
    endTime: integer,
    fromDate: v.nullable(isoDate),
    toDate: v.nullable(isoDate)
});

export const vWorkerHours = v.object({
    workerId: uuid,
    day: integer,
    startTime: integer,
    endTime: integer,
    fromDate: v.nullable(isoDate),
    toDate: v.nullable(isoDate)
});

export const vWorkingHoursInput = v.strictObject({
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    startTime: minuteOfDay,
    endTime: minuteOfDay,
    fromDate: v.nullish(plannedDate),
    toDate: v.nullish(plannedDate)
});

export const vAbsence = v.object({
    id: uuid,
    workerId: v.nullable(uuid),
    fromDate: isoDate,
    toDate: isoDate,
    startTime: v.nullable(integer),
    endTime: v.nullable(integer),
    reason: v.nullish(v.string()),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp
});

export const vAbsenceInput = v.strictObject({
    workerId: v.nullish(uuid),
    fromDate: plannedDate,
    toDate: plannedDate,
    startTime: v.nullish(minuteOfDay),
    endTime: v.nullish(minuteOfDay),
    reason: v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\x00-\x1f\x7f]*$/u)))
});

export const vAbsenceInputs = v.strictObject({
    absences: v.pipe(v.array(vAbsenceInput), v.minLength(1), v.maxLength(100))
});

export const vAbsenceUpdate = v.strictObject({
    fromDate: plannedDate,
    toDate: plannedDate,
    startTime: v.nullish(minuteOfDay),
    endTime: v.nullish(minuteOfDay),
    reason: v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\x00-\x1f\x7f]*$/u))),
    updatedAt: v.optional(isoTimestamp)
});

export const vHoliday = v.object({
    date: isoDate,
    name: v.string()
});

export const vCode = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[^\x00]*$/u));

export const vLogin = v.strictObject({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(254), v.regex(/^[^\x00]*$/u)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    code: v.optional(vCode)
});

export const vCurrentPassword = v.strictObject({
    currentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128))
});

export const vCodeOfNewSecret = v.strictObject({
    code: vCode
});

export const vSecondFactor = v.object({
    active: v.boolean(),
    recoveryCodes: integer
});

export const vNewSecret = v.object({
    secret: v.string(),
    uri: v.string()
});

export const vRecoveryCodes = v.object({
    recoveryCodes: v.array(v.string())
});

export const vSignIn = v.object({
    id: uuid,
    createdAt: isoTimestamp,
    seenAt: isoTimestamp,
    browser: v.optional(v.string()),
    isCurrent: v.boolean()
});

export const vNewPassword = v.pipe(v.string(), v.minLength(10), v.maxLength(128));

export const vPasswordChange = v.strictObject({
    currentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    newPassword: vNewPassword
});

export const vSettings = v.object({
    product: v.string(),
    timeZone: v.string(),
    testMode: v.boolean(),
    clinicName: v.string(),
    clinicPhone: v.optional(v.string()),
    phonePrefix: v.string(),
    clientReplies: v.boolean(),
    operations: v.optional(v.array(v.string()))
});

export const vBackupState = v.object({
    isOverdue: v.boolean(),
    lastBackupAt: v.optional(isoTimestamp)
});

export const vDocumentType = v.picklist([
    0,
    1,
    2
]);

export const vPersonType = v.picklist(['client', 'worker']);

export const vPerson = v.object({
    id: uuid,
    name: v.string(),
    fatherLastName: v.string(),
    motherLastName: v.string(),
    email: v.optional(v.string()),
    address: v.optional(v.string()),
    phone: v.optional(v.string()),
    birthDate: v.nullable(isoDate),
    gender: v.boolean(),
    document: v.string(),
    documentType: vDocumentType,
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vEmailInput = v.nullable(v.pipe(v.string(), v.maxLength(254), v.regex(/^([A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/u)));

export const vPhoneInput = v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^([ ().-]*(\+[ ().-]*)?([0-9][ ().-]*){6,15})?$/u)));

export const vPersonFields = v.object({
    name: v.optional(filledLine),
    fatherLastName: v.optional(filledLine),
    motherLastName: v.optional(line),
    email: v.optional(vEmailInput),
    address: v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\x00-\x1f\x7f]*$/u))),
    phone: v.optional(vPhoneInput),
    birthDate: v.nullish(plannedDate),
    gender: v.optional(v.boolean()),
    document: v.optional(v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{6,12})?$/u))),
    documentType: v.optional(vDocumentType)
});

export const vPersonInput = v.strictObject({
    name: filledLine,
    fatherLastName: filledLine,
    motherLastName: line,
    email: v.optional(vEmailInput),
    address: v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\x00-\x1f\x7f]*$/u))),
    phone: v.optional(vPhoneInput),
    birthDate: v.nullish(plannedDate),
    gender: v.boolean(),
    document: v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{6,12})?$/u)),
    documentType: vDocumentType
});

export const vPersonReference = v.strictObject({
    id: uuid
});

export const vPersonReplacement = v.strictObject({
    name: filledLine,
    fatherLastName: filledLine,
    motherLastName: line,
    email: v.optional(vEmailInput),
    address: v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\x00-\x1f\x7f]*$/u))),
    phone: v.optional(vPhoneInput),
    birthDate: v.nullish(plannedDate),
    gender: v.boolean(),
    document: v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{6,12})?$/u)),
    documentType: vDocumentType,
    id: v.optional(uuid)
});

export const vPersonUpdate = v.strictObject({
    name: v.optional(filledLine),
    fatherLastName: v.optional(filledLine),
    motherLastName: v.optional(line),
    email: v.optional(vEmailInput),
    address: v.nullish(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\x00-\x1f\x7f]*$/u))),
    phone: v.optional(vPhoneInput),
    birthDate: v.nullish(plannedDate),
    gender: v.optional(v.boolean()),
    document: v.optional(v.pipe(v.string(), v.regex(/^([A-Za-z0-9]{6,12})?$/u))),
    documentType: v.optional(vDocumentType),
    id: uuid,
    updatedAt: v.optional(isoTimestamp)
});

export const vPersonChange = v.union([vPersonInput, vPersonUpdate]);

export const vNextSession = v.object({
    sessionDate: isoDate,
    time: integer,
    workerId: uuid
});

export const vClientCounts = v.object({
    withoutUpcoming: v.optional(integer),
    toRebook: v.optional(integer),
    linked: v.optional(integer),
    incomplete: integer,
    badPhone: integer
});

export const vExportedRecord = v.object({
    id: uuid,
    guardianName: v.nullable(v.string()),
    guardianPhone: v.nullable(v.string()),
    note: v.nullable(v.string()),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vExportedLink = v.object({
    createdAt: isoTimestamp,
    schedule: v.string(),
    workers: v.array(v.string())
});

export const vExportedUser = v.object({
    name: v.string(),
    email: v.nullable(v.string()),
    roles: v.array(v.string()),
    createdAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vExportedWaitingEntry = v.object({
    schedule: v.nullable(v.string()),
    workers: v.array(v.string()),
    days: v.array(integer),
    fromTime: v.nullable(integer),
    toTime: v.nullable(integer),
    fromDate: v.nullable(isoDate),
    untilDate: v.nullable(isoDate),
    note: v.nullable(v.string()),
    createdAt: isoTimestamp,
    booked: v.boolean()
});

export const vExportedReminder = v.object({
    sessionDate: isoDate,
    time: integer,
    worker: v.string(),
    turn: v.string(),
    remindedAt: isoTimestamp
});

export const vClientInput = v.strictObject({
    person: v.union([vPersonInput, vPersonReference]),
    guardianName: v.nullish(filledLine),
    guardianPhone: v.optional(vPhoneInput),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u)))
});

export const vClientUpdate = v.strictObject({
    id: uuid,
    person: v.union([vPersonReplacement, vPersonReference]),
    guardianName: v.nullish(filledLine),
    guardianPhone: v.optional(vPhoneInput),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    updatedAt: v.optional(isoTimestamp)
});

export const vPublicLink = v.object({
    id: uuid,
    scheduleId: uuid,
    workerIds: v.array(uuid),
    clientId: uuid,
    url: v.string(),
    updatedAt: isoTimestamp
});

export const vPublicLinkInput = v.strictObject({
    scheduleId: uuid,
    workerIds: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(500)),
    clientId: uuid,
    url: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/u))
});

export const vPublicLinkUpdate = v.strictObject({
    id: uuid,
    scheduleId: uuid,
    workerIds: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(500)),
    clientId: uuid,
    url: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/u)),
    updatedAt: v.optional(isoTimestamp)
});

export const vClientReply = v.picklist(['confirmed', 'declined']);

export const vExportedReply = v.object({
    sessionDate: isoDate,
    time: integer,
    worker: v.string(),
    turn: v.string(),
    reply: vClientReply,
    repliedAt: isoTimestamp
});

export const vClientReplyInput = v.strictObject({
    sessionDate: plannedDate,
    reply: v.nullable(v.picklist(['confirmed', 'declined']))
});

export const vPublicSession = v.object({
    id: uuid,
    isAssigned: v.boolean(),
    workerId: uuid,
    turnId: uuid,
    day: integer,
    time: integer,
    sessionDate: isoDate,
    duration: integer,
    state: v.optional(v.picklist([
        'pending',
        'confirmed',
        'canceled',
        'postponed'
    ])),
    standing: v.optional(v.boolean()),
    seriesId: v.optional(uuid),
    accepted: v.optional(v.boolean()),
    clientReply: v.optional(vClientReply)
});

export const vPublicTurn = v.object({
    id: uuid,
    name: v.string(),
    startTime: integer,
    endTime: integer
});

export const vPublicSchedule = v.object({
    id: uuid,
    name: v.string(),
    sessionDuration: integer,
    breakDuration: integer,
    turns: v.array(vPublicTurn)
});

export const vPublicName = v.object({
    id: uuid,
    name: v.string(),
    fatherLastName: v.string(),
    motherLastName: v.string()
});

export const vPublicView = v.object({
    sessions: v.array(vPublicSession),
    schedule: vPublicSchedule,
    workers: v.array(vPublicName),
    client: vPublicName,
    weekStart: isoDate,
    closedDates: v.array(isoDate),
    nextSession: v.optional(vPublicSession),
    feedUrl: v.optional(v.pipe(v.string(), v.url())),
    takesReplies: v.boolean()
});

export const vAccessType = v.picklist([
    'read',
    'register',
    'update',
    'delete',
    'mix'
]);

export const vAccess = v.object({
    id: uuid,
    name: v.string(),
    code: v.string(),
    moduleId: uuid,
    type: vAccessType
});

export const vModule: v.GenericSchema = v.object({
    id: uuid,
    name: v.string(),
    code: v.string(),
    parentId: v.nullable(uuid),
    access: v.array(vAccess),
    children: v.array(v.lazy(() => vModule))
});

export const vRole = v.object({
    id: uuid,
    name: v.string(),
    code: v.nullable(v.string()),
    userCount: integer,
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vRoleInput = v.strictObject({
    name: filledLine,
    code: v.nullish(v.pipe(v.string(), v.maxLength(50), v.regex(/^[^\x00-\x1f\x7f]*$/u)))
});

export const vRoleUpdate = v.strictObject({
    id: uuid,
    name: filledLine,
    code: v.nullish(v.pipe(v.string(), v.maxLength(50), v.regex(/^[^\x00-\x1f\x7f]*$/u))),
    updatedAt: v.optional(isoTimestamp)
});

export const vAccessIds = v.strictObject({
    accessIds: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(500))
});

export const vRoleIds = v.strictObject({
    roleIds: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(500))
});

export const vTurn = v.object({
    id: uuid,
    name: v.string(),
    startTime: integer,
    endTime: integer,
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vSchedule = v.object({
    id: uuid,
    name: v.string(),
    sessionDuration: integer,
    breakDuration: integer,
    turns: v.array(vTurn),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vTurnInput = v.strictObject({
    name: filledLine,
    startTime: minuteOfDay,
    endTime: minuteOfDay
});

export const vScheduleInput = v.strictObject({
    name: filledLine,
    sessionDuration: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(480)),
    breakDuration: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240)),
    turns: v.pipe(v.array(vTurnInput), v.minLength(1), v.maxLength(12))
});

export const vTurnUpdate = v.strictObject({
    id: v.optional(uuid),
    name: filledLine,
    startTime: minuteOfDay,
    endTime: minuteOfDay
});

export const vScheduleUpdate = v.strictObject({
    name: filledLine,
    sessionDuration: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(480)),
    breakDuration: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240)),
    turns: v.pipe(v.array(vTurnUpdate), v.minLength(1), v.maxLength(12)),
    updatedAt: v.optional(isoTimestamp)
});

export const vSessionState = v.picklist([
    'pending',
    'confirmed',
    'canceled',
    'postponed'
]);

export const vLastSession = v.object({
    sessionDate: isoDate,
    time: integer,
    turnId: uuid,
    state: vSessionState
});

export const vSessionSort = v.picklist(['date', '-date']);

export const vSessionPlace = v.object({
    id: uuid,
    sessionDate: isoDate,
    time: integer,
    turnId: uuid
});

export const vExportedSession = v.object({
    id: uuid,
    sessionDate: v.nullable(isoDate),
    standing: v.boolean(),
    startsOn: v.nullable(isoDate),
    endsOn: v.nullable(isoDate),
    day: integer,
    time: integer,
    duration: integer,
    worker: v.string(),
    turn: v.string(),
    schedule: v.string(),
    state: vSessionState,
    attended: v.nullable(v.boolean()),
    note: v.nullable(v.string()),
    movedFrom: v.nullable(vSessionPlace),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vSessionWorkerPerson = v.object({
    id: v.optional(uuid),
    name: v.string(),
    fatherLastName: v.string(),
    motherLastName: v.string(),
    email: v.optional(v.string()),
    address: v.optional(v.string()),
    phone: v.optional(v.string()),
    birthDate: v.nullish(isoDate),
    gender: v.optional(v.boolean()),
    document: v.optional(v.string()),
    documentType: v.optional(vDocumentType),
    createdAt: v.optional(isoTimestamp),
    updatedAt: v.optional(isoTimestamp),
    deletedAt: v.nullish(isoTimestamp)
});

export const vSessionCount = v.object({
    weekStart: isoDate,
    workerId: v.optional(uuid),
    state: vSessionState,
    attended: v.nullable(v.boolean()),
    isPast: v.boolean(),
    count: integer
});

export const vUsualWorker = v.object({
    workerId: uuid,
    count: integer
});

export const vClient = v.object({
    id: uuid,
    person: vPerson,
    userId: v.nullish(uuid),
    publicLink: v.nullable(v.string()),
    guardianName: v.nullish(v.string()),
    guardianPhone: v.nullish(v.string()),
    note: v.nullish(v.string()),
    lastSession: v.optional(vLastSession),
    nextSession: v.optional(vNextSession),
    usualWorkers: v.optional(v.array(vUsualWorker)),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vAvailableOnDate = v.object({
    sessionDate: isoDate,
    ids: v.array(uuid)
});

export const vSessionInputFields = v.object({
    clientId: uuid,
    workerId: uuid,
    turnId: uuid,
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    time: minuteOfDay,
    sessionDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    state: v.optional(vSessionState),
    startsOn: v.nullish(plannedDate),
    endsOn: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    movedFrom: v.nullish(v.strictObject({
        sessionId: uuid,
        sessionDate: v.nullish(plannedDate)
    })),
    clientKnows: v.optional(v.boolean(), false),
    waitingEntryId: v.nullish(uuid)
});

export const vSessionInput = v.strictObject({
    clientId: uuid,
    workerId: uuid,
    turnId: uuid,
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    time: minuteOfDay,
    sessionDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    state: v.optional(vSessionState),
    startsOn: v.nullish(plannedDate),
    endsOn: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    movedFrom: v.nullish(v.strictObject({
        sessionId: uuid,
        sessionDate: v.nullish(plannedDate)
    })),
    clientKnows: v.optional(v.boolean(), false),
    waitingEntryId: v.nullish(uuid)
});

export const vCreateStep = v.strictObject({
    clientId: uuid,
    workerId: uuid,
    turnId: uuid,
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    time: minuteOfDay,
    sessionDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    state: v.optional(vSessionState),
    startsOn: v.nullish(plannedDate),
    endsOn: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    movedFrom: v.nullish(v.strictObject({
        sessionId: uuid,
        sessionDate: v.nullish(plannedDate)
    })),
    clientKnows: v.optional(v.boolean(), false),
    waitingEntryId: v.nullish(uuid),
    override: v.optional(v.boolean(), false)
});

export const vSessionUpdateFields = v.object({
    clientId: uuid,
    workerId: uuid,
    turnId: uuid,
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    time: minuteOfDay,
    sessionDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    state: v.optional(vSessionState),
    startsOn: v.nullish(plannedDate),
    endsOn: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    clientKnows: v.optional(v.boolean(), false),
    updatedAt: v.optional(isoTimestamp)
});

export const vSessionUpdate = v.strictObject({
    clientId: uuid,
    workerId: uuid,
    turnId: uuid,
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    time: minuteOfDay,
    sessionDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    state: v.optional(vSessionState),
    startsOn: v.nullish(plannedDate),
    endsOn: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    clientKnows: v.optional(v.boolean(), false),
    updatedAt: v.optional(isoTimestamp)
});

export const vUpdateStep = v.strictObject({
    clientId: uuid,
    workerId: uuid,
    turnId: uuid,
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    time: minuteOfDay,
    sessionDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    state: v.optional(vSessionState),
    startsOn: v.nullish(plannedDate),
    endsOn: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    clientKnows: v.optional(v.boolean(), false),
    updatedAt: v.optional(isoTimestamp),
    id: uuid,
    override: v.optional(v.boolean(), false)
});

export const vStateChangeFields = v.object({
    state: vSessionState,
    sessionDate: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    accepted: v.optional(v.boolean()),
    clientKnows: v.optional(v.boolean(), false),
    updatedAt: v.optional(isoTimestamp)
});

export const vStateChange = v.strictObject({
    state: vSessionState,
    sessionDate: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    accepted: v.optional(v.boolean()),
    clientKnows: v.optional(v.boolean(), false),
    updatedAt: v.optional(isoTimestamp)
});

export const vStateStep = v.strictObject({
    state: vSessionState,
    sessionDate: v.nullish(plannedDate),
    attended: v.nullish(v.boolean()),
    accepted: v.optional(v.boolean()),
    clientKnows: v.optional(v.boolean(), false),
    updatedAt: v.optional(isoTimestamp),
    id: uuid,
    override: v.optional(v.boolean(), false)
});

export const vReminder = v.strictObject({
    sessionDate: plannedDate,
    reminded: v.optional(v.boolean(), true)
});

export const vDeleteStep = v.strictObject({
    id: uuid,
    clientKnows: v.optional(v.boolean(), false)
});

export const vCreatedSession = v.object({
    id: uuid,
    movedFromId: v.optional(uuid)
});

export const vSessionInputs = v.strictObject({
    sessions: v.pipe(v.array(vSessionInput), v.minLength(1), v.maxLength(500))
});

export const vSessionIds = v.strictObject({
    ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(500))
});

export const vSeriesEnd = v.strictObject({
    clientId: uuid,
    workerId: uuid,
    day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    time: minuteOfDay,
    fromDate: plannedDate,
    clientKnows: v.optional(v.boolean(), false)
});

export const vSessionStep = v.strictObject({
    create: v.optional(vCreateStep),
    update: v.optional(vUpdateStep),
    state: v.optional(vStateStep),
    delete: v.optional(vDeleteStep),
    endSeries: v.optional(vSeriesEnd)
});

export const vSessionChanges = v.strictObject({
    steps: v.pipe(v.array(vSessionStep), v.minLength(1), v.maxLength(500)),
    clientKnows: v.optional(v.boolean(), false),
    dryRun: v.optional(v.boolean(), false)
});

export const vUserSort = v.picklist([
    'name',
    '-name',
    'created',
    '-created',
    'updated',
    '-updated'
]);

export const vUserType = v.picklist([
    'staff',
    'worker',
    'client'
]);

export const vPersonName = v.object({
    name: v.string(),
    fatherLastName: v.string(),
    motherLastName: v.string()
});

export const vUserName = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^ *[A-Za-zÀ-ÏÑ-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žẠ-ỹ̀-ͯ0-9._-][A-Za-zÀ-ÏÑ-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žẠ-ỹ̀-ͯ0-9 ._-]*$/u));

export const vUserInput = v.strictObject({
    name: vUserName,
    email: v.optional(vEmailInput),
    password: vNewPassword
});

export const vUserUpdate = v.strictObject({
    id: uuid,
    name: vUserName,
    email: v.optional(vEmailInput),
    updatedAt: v.optional(isoTimestamp)
});

export const vUserFromClient = v.strictObject({
    clientId: uuid
});

export const vUserFromWorker = v.strictObject({
    workerId: uuid
});

export const vUserRole = v.object({
    id: uuid,
    name: v.string(),
    code: v.nullable(v.string()),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vUser = v.object({
    id: uuid,
    name: v.string(),
    email: v.optional(v.string()),
    userType: vUserType,
    clientId: v.nullable(uuid),
    workerId: v.nullable(uuid),
    person: v.optional(vPersonName),
    roles: v.array(vUserRole),
    access: v.array(vAccess),
    modules: v.array(vModule),
    passwordTemporary: v.boolean(),
    secondFactor: v.boolean(),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vCreatedUser = v.object({
    id: uuid,
    name: v.string(),
    password: v.string()
});

export const vTemporaryPassword = v.object({
    name: v.string(),
    password: v.string()
});

export const vAccessSourceKind = v.picklist(['direct', 'role']);

export const vAccessSource = v.object({
    kind: vAccessSourceKind,
    roleId: v.nullable(uuid),
    roleName: v.nullable(v.string())
});

export const vEffectiveAccess = v.object({
    id: uuid,
    name: v.string(),
    code: v.string(),
    moduleId: uuid,
    type: vAccessType,
    sources: v.array(vAccessSource)
});

export const vHistoryKind = v.picklist([
    'session',
    'reminder',
    'reply',
    'waiting-entry',
    'message',
    'client',
    'person',
    'public-link',
    'feed',
    'worker',
    'working-hours',
    'absence',
    'schedule',
    'turn',
    'role',
    'user',
    'sign-in'
]);

export const vChangeEvent = v.object({
    kind: vHistoryKind,
    from: v.optional(isoDate),
    to: v.optional(isoDate)
});

export const vHistoryEntry = v.object({
    id: uuid,
    at: isoTimestamp,
    userId: v.nullable(uuid),
    userName: v.nullable(v.string()),
    operation: v.nullable(v.string()),
    correlationId: v.nullable(v.string()),
    kind: vHistoryKind,
    recordId: uuid,
    before: v.nullable(v.record(v.string(), v.unknown())),
    after: v.nullable(v.record(v.string(), v.unknown())),
    series: v.optional(v.record(v.string(), v.unknown())),
    names: v.array(v.object({
        id: uuid,
        name: v.string()
    }))
});

export const vSessionAction = v.picklist([
    'booked',
    'moved',
    'reassigned',
    'canceled',
    'postponed',
    'confirmed',
    'pending',
    'attended',
    'missed',
    'unmarked',
    'noted',
    'kept',
    'unsettled',
    'changed',
    'deleted',
    'series-booked',
    'series-changed',
    'series-ended',
    'series-deleted'
]);

export const vChange = v.object({
    changeId: v.nullable(uuid),
    at: isoTimestamp,
    userId: v.nullable(uuid),
    userName: v.nullable(v.string()),
    operation: v.nullable(v.string()),
    undoes: v.nullable(uuid),
    redoes: v.nullable(uuid),
    count: integer,
    leftOut: integer,
    sessionActions: v.array(v.object({
        action: vSessionAction,
        count: integer
    })),
    entries: v.array(vHistoryEntry)
});

export const vWaitingEntry = v.object({
    id: uuid,
    clientId: uuid,
    client: vClient,
    scheduleId: v.nullable(uuid),
    scheduleDeleted: v.optional(v.boolean()),
    workerIds: v.array(uuid),
    fitsNobody: v.optional(v.boolean()),
    days: v.array(integer),
    fromTime: v.nullable(integer),
    toTime: v.nullable(integer),
    fromDate: v.nullable(isoDate),
    untilDate: v.nullable(isoDate),
    note: v.nullable(v.string()),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp
});

export const vMessageState = v.picklist([
    'to-tell',
    'told',
    'dropped'
]);

export const vMessageKind = v.picklist([
    'moved',
    'changed-hours',
    'changed-worker',
    'postponed',
    'canceled',
    'ended',
    'restored'
]);

export const vExportedMessage = v.object({
    kind: vMessageKind,
    state: vMessageState,
    text: v.string(),
    createdAt: isoTimestamp,
    toldAt: v.nullable(isoTimestamp)
});

export const vClientExport = v.object({
    exportedAt: isoTimestamp,
    person: vPerson,
    records: v.array(vExportedRecord),
    publicLink: v.nullable(vExportedLink),
    users: v.array(vExportedUser),
    waitingEntries: v.array(vExportedWaitingEntry),
    reminders: v.array(vExportedReminder),
    replies: v.array(vExportedReply),
    messages: v.array(vExportedMessage),
    sessions: v.array(vExportedSession),
    history: v.array(vHistoryEntry)
});

export const vMessage = v.object({
    id: uuid,
    kind: vMessageKind,
    channel: v.picklist(['manual']),
    state: vMessageState,
    clientId: uuid,
    client: vClient,
    sessionIds: v.array(uuid),
    text: v.string(),
    body: v.string(),
    summary: v.string(),
    firstDate: v.nullable(isoDate),
    createdAt: isoTimestamp,
    toldAt: v.nullable(isoTimestamp),
    toldBy: v.nullable(uuid)
});

export const vWaitingEntryInput = v.strictObject({
    clientId: uuid,
    scheduleId: v.nullish(uuid),
    workerIds: v.optional(v.pipe(v.array(uuid), v.minLength(0), v.maxLength(50))),
    days: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(0), v.maxLength(7))),
    fromTime: v.nullish(minuteOfDay),
    toTime: v.nullish(minuteOfDay),
    fromDate: v.nullish(plannedDate),
    untilDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u)))
});

export const vWaitingEntryUpdate = v.strictObject({
    scheduleId: v.nullish(uuid),
    workerIds: v.optional(v.pipe(v.array(uuid), v.minLength(0), v.maxLength(50))),
    days: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(0), v.maxLength(7))),
    fromTime: v.nullish(minuteOfDay),
    toTime: v.nullish(minuteOfDay),
    fromDate: v.nullish(plannedDate),
    untilDate: v.nullish(plannedDate),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$/u))),
    updatedAt: v.optional(isoTimestamp)
});

export const vWaitingSlot = v.object({
    turnId: uuid,
    sessionDate: isoDate,
    time: integer,
    workerIds: v.array(uuid)
});

export const vPosition = v.picklist([
    1,
    2,
    3,
    4,
    5
]);

export const vSessionWorker = v.object({
    id: uuid,
    person: vSessionWorkerPerson,
    positions: v.optional(v.array(vPosition)),
    color: integer,
    userId: v.optional(uuid),
    createdAt: v.optional(isoTimestamp),
    updatedAt: v.optional(isoTimestamp),
    deletedAt: v.nullish(isoTimestamp)
});

export const vSession = v.object({
    id: uuid,
    client: vClient,
    worker: vSessionWorker,
    turnId: uuid,
    day: integer,
    time: integer,
    sessionDate: v.nullable(isoDate),
    note: v.nullable(v.string()),
    state: vSessionState,
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp),
    standing: v.boolean(),
    duration: integer,
    startsOn: v.nullable(isoDate),
    endsOn: v.nullable(isoDate),
    unavailable: v.optional(vUnavailableReason),
    accepted: v.optional(vUnavailableReason),
    seriesId: v.optional(uuid),
    remindedAt: v.optional(isoTimestamp),
    clientReply: v.optional(vClientReply),
    clientRepliedAt: v.optional(isoTimestamp),
    waitingEntryId: v.optional(uuid),
    attended: v.nullable(v.boolean()),
    movedFrom: v.nullable(vSessionPlace),
    movedTo: v.nullable(vSessionPlace)
});

export const vSessionStepResult = v.object({
    create: v.optional(vCreatedSession),
    update: v.optional(vSession),
    state: v.optional(vSession),
    delete: v.optional(v.object({
        id: uuid
    })),
    endSeries: v.optional(v.array(uuid)),
    error: v.optional(vErrorDescription),
    gone: v.optional(v.object({
        id: uuid
    }))
});

export const vSessionChangeResults = v.object({
    changeId: v.optional(uuid),
    results: v.array(vSessionStepResult)
});

export const vFeed = v.object({
    url: v.pipe(v.string(), v.url())
});

export const vWorker = v.object({
    id: uuid,
    person: vPerson,
    positions: v.array(vPosition),
    color: integer,
    userId: v.optional(uuid),
    createdAt: isoTimestamp,
    updatedAt: isoTimestamp,
    deletedAt: v.nullable(isoTimestamp)
});

export const vWorkerInput = v.strictObject({
    person: v.union([vPersonInput, vPersonReference]),
    positions: v.pipe(v.array(vPosition), v.minLength(1), v.maxLength(5)),
    color: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11)))
});

export const vWorkerUpdate = v.strictObject({
    id: uuid,
    person: v.union([vPersonReplacement, vPersonReference]),
    positions: v.pipe(v.array(vPosition), v.minLength(1), v.maxLength(5)),
    color: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))),
    updatedAt: v.optional(isoTimestamp)
});

export const vLoginBody = vLogin;

export const vLoginResponse = vUser;

export const vLogoutQuery = v.object({
    everywhere: v.optional(v.boolean(), false)
});

export const vGetSignedInResponse = vUser;

export const vChangePasswordBody = vPasswordChange;

export const vRemoveSecondFactorBody = vCurrentPassword;

export const vGetSecondFactorResponse = vSecondFactor;

export const vStartSecondFactorBody = vCurrentPassword;

export const vStartSecondFactorResponse = vNewSecret;

export const vConfirmSecondFactorBody = vCodeOfNewSecret;

export const vConfirmSecondFactorResponse = vRecoveryCodes;

export const vRenewRecoveryCodesBody = vCurrentPassword;

export const vRenewRecoveryCodesResponse = vRecoveryCodes;

export const vListSignInsResponse = v.array(vSignIn);

export const vGetSettingsResponse = vSettings;

export const vGetBackupStateResponse = vBackupState;

export const vListClientsQuery = v.object({
    search: v.optional(line),
    upcoming: v.optional(v.boolean()),
    toRebook: v.optional(v.boolean()),
    linked: v.optional(v.boolean()),
    linkedScheduleId: v.optional(uuid),
    incomplete: v.optional(v.boolean()),
    badPhone: v.optional(v.boolean()),
    withSessions: v.optional(v.boolean()),
    sort: v.optional(vPeopleSort),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListClientsResponse = v.array(vClient);

export const vCreateClientBody = vClientInput;

export const vCreateClientResponse = vCreated;

export const vCountClientsResponse = vClientCounts;

export const vGetClientResponse = vClient;

export const vUpdateClientBody = vClientUpdate;

export const vUpdateClientResponse = vClient;

export const vExportClientResponse = vClientExport;

export const vGeneratePublicLinkResponse = v.string();

export const vCreatePublicLinkBody = vPublicLinkInput;

export const vCreatePublicLinkResponse = v.union([vPublicLink, vCreated]);

export const vUpdatePublicLinkBody = vPublicLinkUpdate;

export const vUpdatePublicLinkResponse = vPublicLink;

export const vGetPublicViewQuery = v.object({
    week: v.optional(plannedDate),
    weeks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1)
});

export const vGetPublicViewResponse = vPublicView;

export const vReplyToSessionBody = vClientReplyInput;

export const vReplyToSessionResponse = vPublicSession;

export const vGetPublicLinkResponse = vPublicLink;

export const vListPeopleQuery = v.object({
    search: v.optional(line),
    sort: v.optional(vPeopleSort),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListPeopleResponse = v.array(vPerson);

export const vSavePersonBody = vPersonChange;

export const vSavePersonResponse = vCreated;

export const vGetPersonResponse = vPerson;

export const vListRolesQuery = v.object({
    search: v.optional(line),
    sort: v.optional(vNameSort),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListRolesResponse = v.array(vRole);

export const vCreateRoleBody = vRoleInput;

export const vCreateRoleResponse = vCreated;

export const vGetRoleResponse = vRole;

export const vUpdateRoleBody = vRoleUpdate;

export const vUpdateRoleResponse = vRole;

export const vListRoleAccessResponse = v.array(vAccess);

export const vGiveRoleAccessBody = vAccessIds;

export const vTakeRoleAccessBody = vAccessIds;

export const vListPermissionsResponse = v.array(vModule);

export const vListSchedulesQuery = v.object({
    search: v.optional(line),
    sort: v.optional(vNameSort),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListSchedulesResponse = v.array(vSchedule);

export const vCreateScheduleBody = vScheduleInput;

export const vCreateScheduleResponse = vCreated;

export const vGetScheduleResponse = vSchedule;

export const vUpdateScheduleBody = vScheduleUpdate;

export const vUpdateScheduleResponse = vSchedule;

export const vListSessionsQuery = v.object({
    from: v.optional(plannedDate),
    to: v.optional(plannedDate),
    turnId: v.optional(uuid),
    workerId: v.optional(uuid),
    clientId: v.optional(uuid),
    state: v.optional(vSessionState),
    unavailable: v.optional(v.boolean()),
    toRebook: v.optional(v.boolean()),
    clientReply: v.optional(vClientReply),
    search: v.optional(line),
    sort: v.optional(vSessionSort),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListSessionsResponse = v.array(vSession);

export const vCreateSessionBody = vSessionInput;

export const vCreateSessionQuery = v.object({
    override: v.optional(v.boolean(), false)
});

export const vCreateSessionResponse = vCreatedSession;

export const vDeleteSessionQuery = v.object({
    clientKnows: v.optional(v.boolean(), false)
});

export const vGetSessionResponse = vSession;

export const vUpdateSessionBody = vSessionUpdate;

export const vUpdateSessionQuery = v.object({
    override: v.optional(v.boolean(), false)
});

export const vUpdateSessionResponse = vSession;

export const vChangeSessionStateBody = vStateChange;

export const vChangeSessionStateQuery = v.object({
    override: v.optional(v.boolean(), false)
});

export const vChangeSessionStateResponse = vSession;

export const vMarkSessionRemindedBody = vReminder;

export const vMarkSessionRemindedResponse = vSession;

export const vCountSessionsQuery = v.object({
    from: plannedDate,
    to: plannedDate,
    byWorker: v.optional(v.boolean(), true)
});

export const vCountSessionsResponse = v.array(vSessionCount);

export const vListSessionsByClientAndTurnQuery = v.object({
    clientId: uuid,
    turnId: uuid,
    year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))),
    month: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)))
});

export const vListSessionsByClientAndTurnResponse = v.array(vSession);

export const vListSessionsByWorkerAndTurnQuery = v.object({
    workerId: uuid,
    turnId: uuid,
    year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))),
    month: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)))
});

export const vListSessionsByWorkerAndTurnResponse = v.array(vSession);

export const vListClientMonthQuery = v.object({
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
});

export const vListClientMonthResponse = v.array(vSession);

export const vListUsualWorkersResponse = v.array(vUsualWorker);

export const vListWorkerMonthQuery = v.object({
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
});

export const vListWorkerMonthResponse = v.array(vSession);

export const vListAvailablePeopleQuery = v.object({
    sessionDate: v.pipe(v.array(plannedDate), v.minLength(1), v.maxLength(60)),
    time: minuteOfDay,
    personType: vPersonType,
    turnId: uuid,
    except: v.optional(uuid),
    search: v.optional(line),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000)))
});

export const vListAvailablePeopleResponse = v.union([v.array(uuid), v.array(vAvailableOnDate)]);

export const vListTurnWeekQuery = v.object({
    turnId: uuid,
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))
});

export const vListTurnWeekResponse = v.array(vSession);

export const vListClientTurnMonthQuery = v.object({
    clientId: uuid,
    turnId: uuid,
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
});

export const vListClientTurnMonthResponse = v.array(vSession);

export const vListWorkerTurnMonthQuery = v.object({
    workerId: uuid,
    turnId: uuid,
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
});

export const vListWorkerTurnMonthResponse = v.array(vSession);

export const vDeleteSessionsBody = vSessionIds;

export const vDeleteSessionsQuery = v.object({
    clientKnows: v.optional(v.boolean(), false)
});

export const vDeleteSessionsResponse = v.array(uuid);

export const vCreateSessionsBody = vSessionInputs;

export const vCreateSessionsQuery = v.object({
    override: v.optional(v.boolean(), false)
});

export const vCreateSessionsResponse = v.array(uuid);

export const vChangeSessionsBody = vSessionChanges;

export const vChangeSessionsResponse = vSessionChangeResults;

export const vEndSeriesBody = vSeriesEnd;

export const vEndSeriesResponse = v.array(uuid);

export const vListWorkerWorkingHoursResponse = v.array(vWorkingHours);

export const vReplaceWorkerWorkingHoursBody = v.pipe(v.array(vWorkingHoursInput), v.minLength(0), v.maxLength(50));

export const vReplaceWorkerWorkingHoursResponse = v.array(vWorkingHours);

export const vListWorkingHoursQuery = v.object({
    from: plannedDate,
    to: plannedDate
});

export const vListWorkingHoursResponse = v.array(vWorkerHours);

export const vListAbsencesQuery = v.object({
    from: plannedDate,
    to: plannedDate,
    workerId: v.optional(uuid)
});

export const vListAbsencesResponse = v.array(vAbsence);

export const vCreateAbsenceBody = vAbsenceInput;

export const vCreateAbsenceResponse = vCreated;

export const vCreateAbsencesBody = vAbsenceInputs;

export const vCreateAbsencesResponse = v.array(uuid);

export const vUpdateAbsenceBody = vAbsenceUpdate;

export const vUpdateAbsenceResponse = vAbsence;

export const vListHolidaysQuery = v.object({
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))
});

export const vListHolidaysResponse = v.array(vHoliday);

export const vListUsersQuery = v.object({
    search: v.optional(line),
    sort: v.optional(vUserSort),
    roleId: v.optional(uuid),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListUsersResponse = v.array(vUser);

export const vCreateUserBody = vUserInput;

export const vCreateUserResponse = vCreated;

export const vUpdateUserBody = vUserUpdate;

export const vUpdateUserResponse = vUser;

export const vCreateUserFromClientBody = vUserFromClient;

export const vCreateUserFromClientResponse = vCreatedUser;

export const vCreateUserFromWorkerBody = vUserFromWorker;

export const vCreateUserFromWorkerResponse = vCreatedUser;

export const vGetUserResponse = vUser;

export const vResetUserPasswordResponse = vTemporaryPassword;

export const vTakeUserRolesBody = vRoleIds;

export const vListUserRolesResponse = v.array(vUserRole);

export const vGiveUserRolesBody = vRoleIds;

export const vTakeUserAccessBody = vAccessIds;

export const vListUserAccessResponse = v.array(vAccess);

export const vGiveUserAccessBody = vAccessIds;

export const vListEffectiveUserAccessResponse = v.array(vEffectiveAccess);

export const vListHistoryQuery = v.object({
    from: v.optional(plannedDate),
    to: v.optional(plannedDate),
    userId: v.optional(uuid),
    kind: v.optional(vHistoryKind),
    clientId: v.optional(uuid),
    workerId: v.optional(uuid),
    beforeId: v.optional(uuid),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50)
});

export const vListHistoryResponse = v.array(vHistoryEntry);

export const vListSessionHistoryResponse = v.array(vHistoryEntry);

export const vListChangesQuery = v.object({
    from: v.optional(plannedDate),
    to: v.optional(plannedDate),
    userId: v.optional(uuid),
    kind: v.optional(vHistoryKind),
    clientId: v.optional(uuid),
    workerId: v.optional(uuid),
    sessionId: v.optional(uuid),
    beforeId: v.optional(uuid),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50)
});

export const vListChangesResponse = v.array(vChange);

export const vUndoChangeResponse = vChange;

export const vStreamEventsResponse = v.string();

export const vListWaitingEntriesQuery = v.object({
    clientId: v.optional(uuid),
    workerId: v.optional(uuid),
    scheduleId: v.optional(uuid),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListWaitingEntriesResponse = v.array(vWaitingEntry);

export const vCreateWaitingEntryBody = vWaitingEntryInput;

export const vCreateWaitingEntryResponse = vCreated;

export const vUpdateWaitingEntryBody = vWaitingEntryUpdate;

export const vUpdateWaitingEntryResponse = vWaitingEntry;

export const vListWaitingMatchesQuery = v.object({
    turnId: uuid,
    sessionDate: plannedDate,
    time: minuteOfDay,
    workerId: uuid
});

export const vListWaitingMatchesResponse = v.array(vWaitingEntry);

export const vListWaitingSlotsQuery = v.object({
    from: plannedDate,
    to: plannedDate,
    workerId: v.optional(uuid)
});

export const vListWaitingSlotsResponse = v.array(vWaitingSlot);

export const vListMessagesQuery = v.object({
    state: v.optional(vMessageState),
    clientId: v.optional(uuid),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListMessagesResponse = v.array(vMessage);

export const vListWorkersQuery = v.object({
    search: v.optional(line),
    badPhone: v.optional(v.boolean()),
    sort: v.optional(vPeopleSort),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
    offset: v.optional(pageNumber)
});

export const vListWorkersResponse = v.array(vWorker);

export const vCreateWorkerBody = vWorkerInput;

export const vCreateWorkerResponse = vCreated;

export const vUpdateWorkerBody = vWorkerUpdate;

export const vUpdateWorkerResponse = vWorker;

export const vGetWorkerResponse = vWorker;

export const vGetWorkerFeedResponse = vFeed;

export const vRenewWorkerFeedResponse = vFeed;
