// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

/** The contract without prose and examples, from which the server makes its routes. */
export const contract: Document = {
 "paths": {
  "/v1/auth/login": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "login",
    "tags": ["auth"],
    "security": [],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Login"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/SignedIn"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/WrongCredentials"},
     "403": {"$ref":"#/components/responses/OtherSite"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/logout": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "logout",
    "tags": ["auth"],
    "security": [],
    "parameters": [{"name":"everywhere","in":"query","schema":{"type":"boolean","default":false}}],
    "responses": {
     "204": {"$ref":"#/components/responses/SignedOut"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "403": {"$ref":"#/components/responses/OtherSite"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/is_logged_in": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "getSignedIn",
    "tags": ["auth"],
    "x-access": [],
    "responses": {
     "200": {"$ref":"#/components/responses/SignedInUser"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/password": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "changePassword",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PasswordChange"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/PasswordChanged"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/OtherSite"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/second-factor": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "getSecondFactor",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "200": {"$ref":"#/components/responses/SecondFactor"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "startSecondFactor",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CurrentPassword"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/NewSecret"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/SecondFactorSet"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "removeSecondFactor",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CurrentPassword"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/second-factor/confirm": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "confirmSecondFactor",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CodeOfNewSecret"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/RecoveryCodes"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/SecondFactorNotBegun"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/second-factor/recovery-codes": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "renewRecoveryCodes",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/CurrentPassword"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/RecoveryCodes"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/SecondFactorNotSet"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/sign-ins": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listSignIns",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "200": {"$ref":"#/components/responses/SignIns"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "endOtherSignIns",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/auth/sign-ins/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/SignInId"}],
   "delete": {
    "operationId": "endSignIn",
    "tags": ["auth"],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/settings": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "getSettings",
    "tags": ["settings"],
    "x-addition": true,
    "security": [],
    "responses": {
     "200": {"$ref":"#/components/responses/Settings"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/settings/backups": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "getBackupState",
    "tags": ["settings"],
    "x-addition": true,
    "x-access": ["access.update"],
    "responses": {
     "200": {"$ref":"#/components/responses/BackupState"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listClients",
    "tags": ["clients"],
    "x-access": ["clients.read"],
    "parameters": [
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/Upcoming"},
     {"$ref":"#/components/parameters/ToRebook"},
     {"$ref":"#/components/parameters/Linked"},
     {"$ref":"#/components/parameters/LinkedScheduleId"},
     {"$ref":"#/components/parameters/Incomplete"},
     {"$ref":"#/components/parameters/BadPhone"},
     {"$ref":"#/components/parameters/WithSessions"},
     {"$ref":"#/components/parameters/PeopleSort"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Clients"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createClient",
    "tags": ["clients"],
    "x-access": ["clients.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ClientInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedClient"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/ClientTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/counts": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "countClients",
    "x-addition": true,
    "tags": ["clients"],
    "x-access": ["clients.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/ClientCounts"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ClientId"}],
   "get": {
    "operationId": "getClient",
    "tags": ["clients"],
    "x-access": ["clients.read"],
    "x-own": {"client":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/Client"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "updateClient",
    "tags": ["clients"],
    "x-access": ["clients.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ClientUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/UpdatedClient"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/StaleOrDocumentTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteClient",
    "tags": ["clients"],
    "x-access": ["clients.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/DeletedByChange"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/ClientInUse"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/{id}/export": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ClientId"}],
   "get": {
    "operationId": "exportClient",
    "x-addition": true,
    "tags": ["clients"],
    "x-access": ["clients.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/ClientExport"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/{id}/erase": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ClientId"}],
   "post": {
    "operationId": "eraseClient",
    "x-addition": true,
    "tags": ["clients"],
    "x-access": ["clients.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/Erased"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/ClientNotErasable"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/public-link/generate": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "generatePublicLink",
    "tags": ["public-link"],
    "x-access": ["public_links.register","public_links.update"],
    "responses": {
     "200": {"$ref":"#/components/responses/GeneratedToken"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/public-link": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "createPublicLink",
    "tags": ["public-link"],
    "x-access": ["public_links.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PublicLinkInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedPublicLink"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/LinkTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "updatePublicLink",
    "tags": ["public-link"],
    "x-access": ["public_links.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PublicLinkUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/PublicLink"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/StaleOrLinkTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/public-link/{url}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/PublicLinkUrl"}],
   "get": {
    "operationId": "getPublicView",
    "tags": ["public-link"],
    "security": [],
    "parameters": [{"$ref":"#/components/parameters/Week"},{"$ref":"#/components/parameters/Weeks"}],
    "responses": {
     "200": {"$ref":"#/components/responses/PublicView"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/public-link/{url}/sessions/{id}/reply": {
   "parameters": [
    {"$ref":"#/components/parameters/CorrelationId"},
    {"$ref":"#/components/parameters/PublicLinkUrl"},
    {"$ref":"#/components/parameters/SessionId"}
   ],
   "post": {
    "operationId": "replyToSession",
    "x-addition": true,
    "tags": ["public-link"],
    "security": [],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ClientReplyInput"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/RepliedSession"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/ReplyConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/public-link/get-by-url/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/PublicLinkKey"}],
   "get": {
    "operationId": "getPublicLink",
    "tags": ["public-link"],
    "x-access": ["public_links.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/PublicLink"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/{id}/public-link": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ClientId"}],
   "delete": {
    "operationId": "deletePublicLink",
    "tags": ["public-link"],
    "x-access": ["public_links.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/Deleted"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/person": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listPeople",
    "tags": ["people"],
    "x-access": ["clients.read","workers.read"],
    "parameters": [
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/PeopleSort"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/People"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "savePerson",
    "tags": ["people"],
    "x-access": ["clients.register","clients.update","clients.delete","workers.register","workers.update","workers.delete"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/PersonChange"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/SavedPerson"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/PersonConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/person/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/PersonId"}],
   "get": {
    "operationId": "getPerson",
    "tags": ["people"],
    "x-access": ["clients.read","workers.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/Person"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/roles": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listRoles",
    "tags": ["roles"],
    "x-access": ["roles.read"],
    "parameters": [
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/NameSort"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Roles"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createRole",
    "tags": ["roles"],
    "x-access": ["roles.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RoleInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedRole"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/RoleTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/roles/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/RoleId"}],
   "get": {
    "operationId": "getRole",
    "tags": ["roles"],
    "x-access": ["roles.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/Role"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "updateRole",
    "tags": ["roles"],
    "x-access": ["roles.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RoleUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/UpdatedRole"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/StaleOrRoleTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteRole",
    "tags": ["roles"],
    "x-access": ["roles.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/Deleted"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/RoleInUse"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/roles/{id}/access": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/RoleId"}],
   "get": {
    "operationId": "listRoleAccess",
    "tags": ["roles"],
    "x-access": ["access.read","roles.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/RoleAccess"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "giveRoleAccess",
    "tags": ["roles"],
    "x-access": ["access.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AccessIds"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/roles/{id}/access/remove": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/RoleId"}],
   "post": {
    "operationId": "takeRoleAccess",
    "tags": ["roles"],
    "x-access": ["access.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AccessIds"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/AccessKept"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/permissions": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listPermissions",
    "tags": ["roles"],
    "x-access": ["access.read","roles.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/Permissions"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/schedules": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listSchedules",
    "tags": ["schedules"],
    "x-access": ["schedules.read","sessions.read","assists.read"],
    "x-own": {"worker":"any","client":"any"},
    "parameters": [
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/NameSort"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Schedules"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createSchedule",
    "tags": ["schedules"],
    "x-access": ["schedules.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ScheduleInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedSchedule"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/ScheduleTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/schedules/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ScheduleId"}],
   "get": {
    "operationId": "getSchedule",
    "tags": ["schedules"],
    "x-access": ["schedules.read","sessions.read","assists.read"],
    "x-own": {"worker":"any","client":"any"},
    "responses": {
     "200": {"$ref":"#/components/responses/Schedule"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "updateSchedule",
    "tags": ["schedules"],
    "x-access": ["schedules.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/ScheduleUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/UpdatedSchedule"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/ScheduleInUse"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteSchedule",
    "tags": ["schedules"],
    "x-access": ["schedules.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/DeletedByChange"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/ScheduleHasSessions"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listSessions",
    "tags": ["sessions"],
    "x-access": ["sessions.read"],
    "x-own": {"worker":"narrowed","client":"narrowed"},
    "parameters": [
     {"$ref":"#/components/parameters/From"},
     {"$ref":"#/components/parameters/To"},
     {"$ref":"#/components/parameters/TurnIdFilter"},
     {"$ref":"#/components/parameters/WorkerIdFilter"},
     {"$ref":"#/components/parameters/ClientIdFilter"},
     {"$ref":"#/components/parameters/StateFilter"},
     {"$ref":"#/components/parameters/Unavailable"},
     {"$ref":"#/components/parameters/SessionsToRebook"},
     {"$ref":"#/components/parameters/ClientReplyFilter"},
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/SessionSort"},
     {"$ref":"#/components/parameters/SessionLimit"},
     {"$ref":"#/components/parameters/Offset"},
     {"$ref":"#/components/parameters/IfNoneMatch"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/SessionRecords"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createSession",
    "tags": ["sessions"],
    "x-access": ["sessions.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/components/parameters/Override"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedSession"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/BookingConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/SessionId"}],
   "get": {
    "operationId": "getSession",
    "tags": ["sessions"],
    "x-access": ["sessions.read"],
    "x-own": {"worker":"record","client":"record"},
    "responses": {
     "200": {"$ref":"#/components/responses/Session"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "updateSession",
    "tags": ["sessions"],
    "x-access": ["sessions.update"],
    "x-own": {"worker":"record"},
    "x-own-access": ["my_sessions.update"],
    "parameters": [{"$ref":"#/components/parameters/Override"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/UpdatedSession"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/SessionConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteSession",
    "tags": ["sessions"],
    "x-access": ["sessions.delete"],
    "parameters": [{"$ref":"#/components/parameters/ClientKnows"}],
    "responses": {
     "204": {"$ref":"#/components/responses/DeletedByChange"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/SlotTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/{id}/state": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/SessionOrSeriesId"}],
   "patch": {
    "operationId": "changeSessionState",
    "tags": ["sessions"],
    "x-access": ["sessions.update"],
    "x-own": {"worker":"record"},
    "x-own-access": ["my_sessions.update"],
    "parameters": [{"$ref":"#/components/parameters/Override"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/StateChange"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/ChangedState"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/StateConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/{id}/reminded": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/SessionId"}],
   "post": {
    "operationId": "markSessionReminded",
    "x-addition": true,
    "tags": ["sessions"],
    "x-access": ["sessions.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Reminder"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/RemindedSession"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/counts": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "countSessions",
    "x-addition": true,
    "tags": ["sessions"],
    "x-access": ["sessions.read"],
    "x-own": {"worker":"narrowed","client":"narrowed"},
    "parameters": [
     {"$ref":"#/components/parameters/CountsFrom"},
     {"$ref":"#/components/parameters/CountsTo"},
     {"$ref":"#/components/parameters/CountsByWorker"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/SessionCounts"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/by-client-and-turn": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listSessionsByClientAndTurn",
    "tags": ["sessions"],
    "x-access": ["sessions.read"],
    "x-own": {"client":"client_id"},
    "parameters": [
     {"$ref":"#/components/parameters/ClientIdQuery"},
     {"$ref":"#/components/parameters/TurnIdQuery"},
     {"$ref":"#/components/parameters/OptionalYear"},
     {"$ref":"#/components/parameters/OptionalMonth"},
     {"$ref":"#/components/parameters/OptionalDay"},
     {"$ref":"#/components/parameters/IfNoneMatch"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/ClientSessions"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/by-worker-and-turn": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listSessionsByWorkerAndTurn",
    "tags": ["sessions"],
    "x-access": ["sessions.read"],
    "x-own": {"worker":"worker_id"},
    "parameters": [
     {"$ref":"#/components/parameters/WorkerIdQuery"},
     {"$ref":"#/components/parameters/TurnIdQuery"},
     {"$ref":"#/components/parameters/OptionalYear"},
     {"$ref":"#/components/parameters/OptionalMonth"},
     {"$ref":"#/components/parameters/OptionalDay"},
     {"$ref":"#/components/parameters/IfNoneMatch"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/WorkerSessions"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/client/{id}/month": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ClientId"}],
   "get": {
    "operationId": "listClientMonth",
    "tags": ["sessions"],
    "x-access": ["sessions.read","assists.read"],
    "x-own": {"client":"id"},
    "parameters": [{"$ref":"#/components/parameters/Year"},{"$ref":"#/components/parameters/Month"},{"$ref":"#/components/parameters/IfNoneMatch"}],
    "responses": {
     "200": {"$ref":"#/components/responses/ClientMonth"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/clients/{id}/usual-workers": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ClientId"}],
   "get": {
    "operationId": "listUsualWorkers",
    "x-addition": true,
    "tags": ["sessions"],
    "x-access": ["sessions.read"],
    "x-own": {"client":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/UsualWorkers"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/worker/{id}/month": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/WorkerId"}],
   "get": {
    "operationId": "listWorkerMonth",
    "tags": ["sessions"],
    "x-access": ["sessions.read","assists.read"],
    "x-own": {"worker":"id"},
    "parameters": [{"$ref":"#/components/parameters/Year"},{"$ref":"#/components/parameters/Month"},{"$ref":"#/components/parameters/IfNoneMatch"}],
    "responses": {
     "200": {"$ref":"#/components/responses/WorkerMonth"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/available-people": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listAvailablePeople",
    "tags": ["sessions"],
    "x-access": ["sessions.register","sessions.update"],
    "parameters": [
     {"$ref":"#/components/parameters/SessionDates"},
     {"$ref":"#/components/parameters/SlotTime"},
     {"$ref":"#/components/parameters/PersonTypeQuery"},
     {"$ref":"#/components/parameters/TurnIdQuery"},
     {"$ref":"#/components/parameters/Except"},
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/Limit"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/AvailablePeople"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/by-turn-and-week": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listTurnWeek",
    "tags": ["sessions"],
    "x-access": ["sessions.read","assists.read"],
    "x-own": {"worker":"narrowed","client":"narrowed"},
    "parameters": [
     {"$ref":"#/components/parameters/TurnIdQuery"},
     {"$ref":"#/components/parameters/Year"},
     {"$ref":"#/components/parameters/Month"},
     {"$ref":"#/components/parameters/Day"},
     {"$ref":"#/components/parameters/IfNoneMatch"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/TurnWeek"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/by-client-and-turn-by-month": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listClientTurnMonth",
    "tags": ["sessions"],
    "x-access": ["sessions.read","assists.read"],
    "x-own": {"client":"client_id"},
    "parameters": [
     {"$ref":"#/components/parameters/ClientIdQuery"},
     {"$ref":"#/components/parameters/TurnIdQuery"},
     {"$ref":"#/components/parameters/Year"},
     {"$ref":"#/components/parameters/Month"},
     {"$ref":"#/components/parameters/IfNoneMatch"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/ClientTurnMonth"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/by-worker-and-turn-by-month": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listWorkerTurnMonth",
    "tags": ["sessions"],
    "x-access": ["sessions.read","assists.read"],
    "x-own": {"worker":"worker_id"},
    "parameters": [
     {"$ref":"#/components/parameters/WorkerIdQuery"},
     {"$ref":"#/components/parameters/TurnIdQuery"},
     {"$ref":"#/components/parameters/Year"},
     {"$ref":"#/components/parameters/Month"},
     {"$ref":"#/components/parameters/IfNoneMatch"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/WorkerTurnMonth"},
     "304": {"$ref":"#/components/responses/NotModified"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/bulk": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "createSessions",
    "tags": ["sessions"],
    "x-access": ["sessions.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"},{"$ref":"#/components/parameters/Override"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionInputs"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedSessions"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/KeyAtWork"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "422": {"$ref":"#/components/responses/BulkRefused"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteSessions",
    "tags": ["sessions"],
    "x-access": ["sessions.delete"],
    "parameters": [{"$ref":"#/components/parameters/ClientKnows"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionIds"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/TouchedSessions"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/SlotsTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/changes": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "changeSessions",
    "x-addition": true,
    "tags": ["sessions"],
    "x-access": ["sessions.register","sessions.update","sessions.delete"],
    "x-own": {"worker":"record"},
    "x-own-access": ["my_sessions.update"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SessionChanges"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/ChangedSessions"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/StepRefused"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "422": {"$ref":"#/components/responses/StepsRefused"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/duplicated": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "delete": {
    "operationId": "endSeries",
    "tags": ["sessions"],
    "x-access": ["sessions.delete"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/SeriesEnd"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/EndedSeries"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/workers/{id}/working-hours": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/WorkerId"}],
   "get": {
    "operationId": "listWorkerWorkingHours",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["workers.read","sessions.read"],
    "x-own": {"worker":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/WorkerWorkingHours"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "replaceWorkerWorkingHours",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["workers.update"],
    "requestBody": {
     "required": true,
     "content": {"application/json":{"schema":{"type":"array","minItems":0,"maxItems":50,"items":{"$ref":"#/components/schemas/WorkingHoursInput"}}}}
    },
    "responses": {
     "200": {"$ref":"#/components/responses/ReplacedWorkingHours"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/working-hours": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listWorkingHours",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["sessions.read","workers.read"],
    "parameters": [{"$ref":"#/components/parameters/AbsencesFrom"},{"$ref":"#/components/parameters/AbsencesTo"}],
    "responses": {
     "200": {"$ref":"#/components/responses/WorkingHours"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/absences": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listAbsences",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["sessions.read","workers.read"],
    "x-own": {"worker":"narrowed"},
    "parameters": [
     {"$ref":"#/components/parameters/AbsencesFrom"},
     {"$ref":"#/components/parameters/AbsencesTo"},
     {"$ref":"#/components/parameters/AbsentWorkerId"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Absences"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createAbsence",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["workers.update","sessions.update","schedules.update"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AbsenceInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedAbsence"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/AbsenceExists"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/absences/bulk": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "createAbsences",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["workers.update","sessions.update","schedules.update"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AbsenceInputs"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedAbsences"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/AbsencesExist"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "422": {"$ref":"#/components/responses/AbsencesRefused"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/absences/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/AbsenceId"}],
   "put": {
    "operationId": "updateAbsence",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["workers.update","sessions.update","schedules.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AbsenceUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/UpdatedAbsence"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/StaleAbsence"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteAbsence",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["workers.update","sessions.update","schedules.update"],
    "responses": {
     "204": {"$ref":"#/components/responses/DeletedByChange"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/holidays": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listHolidays",
    "x-addition": true,
    "tags": ["availability"],
    "x-access": ["schedules.read"],
    "parameters": [{"$ref":"#/components/parameters/HolidaysYear"}],
    "responses": {
     "200": {"$ref":"#/components/responses/Holidays"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listUsers",
    "tags": ["users"],
    "x-access": ["users.read"],
    "parameters": [
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/UserSort"},
     {"$ref":"#/components/parameters/RoleIdFilter"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Users"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createUser",
    "tags": ["users"],
    "x-access": ["users.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UserInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedUser"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/UserTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "updateUser",
    "tags": ["users"],
    "x-access": ["users.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UserUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/User"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/StaleOrUserTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/from-client": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "createUserFromClient",
    "tags": ["users"],
    "x-access": ["users.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UserFromClient"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedUserOfClient"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/ClientHasUser"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/from-worker": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "post": {
    "operationId": "createUserFromWorker",
    "tags": ["users"],
    "x-access": ["users.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/UserFromWorker"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedUserOfWorker"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/WorkerHasUser"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/UserId"}],
   "get": {
    "operationId": "getUser",
    "tags": ["users"],
    "x-access": ["users.read"],
    "x-own": {"user":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/User"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteUser",
    "tags": ["users"],
    "x-access": ["users.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/Deleted"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/UserKept"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/{id}/password": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/UserId"}],
   "post": {
    "operationId": "resetUserPassword",
    "tags": ["users"],
    "x-addition": true,
    "x-access": ["users.update"],
    "responses": {
     "200": {"$ref":"#/components/responses/TemporaryPassword"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/OwnPassword"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/{id}/second-factor": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/UserId"}],
   "delete": {
    "operationId": "removeUserSecondFactor",
    "tags": ["users"],
    "x-addition": true,
    "x-access": ["users.update"],
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/OwnSecondFactor"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/{id}/roles": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/UserId"}],
   "get": {
    "operationId": "listUserRoles",
    "tags": ["users"],
    "x-access": ["access.read","users.read"],
    "x-own": {"user":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/UserRoles"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "giveUserRoles",
    "tags": ["users"],
    "x-access": ["access.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RoleIds"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "takeUserRoles",
    "tags": ["users"],
    "x-access": ["access.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RoleIds"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/AccessKept"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/{id}/access": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/UserId"}],
   "get": {
    "operationId": "listUserAccess",
    "tags": ["users"],
    "x-access": ["access.read","users.read"],
    "x-own": {"user":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/DirectAccess"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "giveUserAccess",
    "tags": ["users"],
    "x-access": ["access.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AccessIds"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "takeUserAccess",
    "tags": ["users"],
    "x-access": ["access.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AccessIds"}}}},
    "responses": {
     "204": {"$ref":"#/components/responses/Done"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/AccessKept"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/users/{id}/access/all": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/UserId"}],
   "get": {
    "operationId": "listEffectiveUserAccess",
    "tags": ["users"],
    "x-access": ["access.read","users.read"],
    "x-own": {"user":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/EffectiveAccess"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/history": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listHistory",
    "x-addition": true,
    "tags": ["history"],
    "x-access": ["access.read","sessions.read","clients.read","workers.read","schedules.read","roles.read","users.read","public_links.read"],
    "parameters": [
     {"$ref":"#/components/parameters/HistoryFrom"},
     {"$ref":"#/components/parameters/HistoryTo"},
     {"$ref":"#/components/parameters/HistoryUserId"},
     {"$ref":"#/components/parameters/HistoryKind"},
     {"$ref":"#/components/parameters/HistoryClientId"},
     {"$ref":"#/components/parameters/HistoryWorkerId"},
     {"$ref":"#/components/parameters/HistoryBeforeId"},
     {"$ref":"#/components/parameters/HistoryLimit"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/History"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/sessions/{id}/history": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/SessionId"}],
   "get": {
    "operationId": "listSessionHistory",
    "x-addition": true,
    "tags": ["history"],
    "x-access": ["sessions.read"],
    "responses": {
     "200": {"$ref":"#/components/responses/SessionHistory"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/changes": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listChanges",
    "x-addition": true,
    "tags": ["history"],
    "x-access": ["access.read","sessions.read","clients.read","workers.read","schedules.read","roles.read","users.read","public_links.read"],
    "parameters": [
     {"$ref":"#/components/parameters/HistoryFrom"},
     {"$ref":"#/components/parameters/HistoryTo"},
     {"$ref":"#/components/parameters/HistoryUserId"},
     {"$ref":"#/components/parameters/HistoryKind"},
     {"$ref":"#/components/parameters/HistoryClientId"},
     {"$ref":"#/components/parameters/HistoryWorkerId"},
     {"$ref":"#/components/parameters/ChangesSessionId"},
     {"$ref":"#/components/parameters/ChangesBeforeId"},
     {"$ref":"#/components/parameters/ChangesLimit"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Changes"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/changes/{id}/undo": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/ChangeId"}],
   "post": {
    "operationId": "undoChange",
    "x-addition": true,
    "tags": ["history"],
    "x-access": [],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "responses": {
     "200": {"$ref":"#/components/responses/UndoneChange"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/UndoConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/events": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "streamEvents",
    "x-addition": true,
    "x-stream": true,
    "tags": ["history"],
    "x-access": [],
    "responses": {
     "200": {"$ref":"#/components/responses/Events"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/waiting-list": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listWaitingEntries",
    "x-addition": true,
    "tags": ["waiting-list"],
    "x-access": ["sessions.read"],
    "parameters": [
     {"$ref":"#/components/parameters/WaitingClientId"},
     {"$ref":"#/components/parameters/WaitingWorkerId"},
     {"$ref":"#/components/parameters/WaitingScheduleId"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/WaitingEntries"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createWaitingEntry",
    "x-addition": true,
    "tags": ["waiting-list"],
    "x-access": ["sessions.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/WaitingEntryInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedWaitingEntry"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/WaitingEntryExists"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/waiting-list/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/WaitingEntryId"}],
   "put": {
    "operationId": "updateWaitingEntry",
    "x-addition": true,
    "tags": ["waiting-list"],
    "x-access": ["sessions.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/WaitingEntryUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/UpdatedWaitingEntry"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/StaleWaitingEntry"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteWaitingEntry",
    "x-addition": true,
    "tags": ["waiting-list"],
    "x-access": ["sessions.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/DeletedByChange"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/waiting-list/matches": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listWaitingMatches",
    "x-addition": true,
    "tags": ["waiting-list"],
    "x-access": ["sessions.read"],
    "parameters": [
     {"$ref":"#/components/parameters/TurnIdQuery"},
     {"$ref":"#/components/parameters/SessionDate"},
     {"$ref":"#/components/parameters/SlotTime"},
     {"$ref":"#/components/parameters/WorkerIdQuery"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/WaitingMatches"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/waiting-list/{id}/slots": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/WaitingEntryId"}],
   "get": {
    "operationId": "listWaitingSlots",
    "x-addition": true,
    "tags": ["waiting-list"],
    "x-access": ["sessions.read"],
    "parameters": [
     {"$ref":"#/components/parameters/SlotsFrom"},
     {"$ref":"#/components/parameters/SlotsTo"},
     {"$ref":"#/components/parameters/SlotsWorkerId"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/WaitingSlots"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/messages": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listMessages",
    "x-addition": true,
    "tags": ["messages"],
    "x-access": ["sessions.read"],
    "parameters": [
     {"$ref":"#/components/parameters/MessageStateQuery"},
     {"$ref":"#/components/parameters/MessageClientId"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Messages"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/messages/{id}/told": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/MessageId"}],
   "post": {
    "operationId": "markMessageTold",
    "x-addition": true,
    "tags": ["messages"],
    "x-access": ["sessions.update"],
    "responses": {
     "204": {"$ref":"#/components/responses/MessageSettled"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/MessageConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/messages/{id}/drop": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/MessageId"}],
   "post": {
    "operationId": "dropMessage",
    "x-addition": true,
    "tags": ["messages"],
    "x-access": ["sessions.update"],
    "responses": {
     "204": {"$ref":"#/components/responses/MessageSettled"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/MessageConflict"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/workers": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"}],
   "get": {
    "operationId": "listWorkers",
    "tags": ["workers"],
    "x-access": ["workers.read"],
    "parameters": [
     {"$ref":"#/components/parameters/Search"},
     {"$ref":"#/components/parameters/BadPhone"},
     {"$ref":"#/components/parameters/PeopleSort"},
     {"$ref":"#/components/parameters/Limit"},
     {"$ref":"#/components/parameters/Offset"}
    ],
    "responses": {
     "200": {"$ref":"#/components/responses/Workers"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "createWorker",
    "tags": ["workers"],
    "x-access": ["workers.register"],
    "parameters": [{"$ref":"#/components/parameters/IdempotencyKey"}],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/WorkerInput"}}}},
    "responses": {
     "201": {"$ref":"#/components/responses/CreatedWorker"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/WorkerTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "put": {
    "operationId": "updateWorker",
    "tags": ["workers"],
    "x-access": ["workers.update"],
    "requestBody": {"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/WorkerUpdate"}}}},
    "responses": {
     "200": {"$ref":"#/components/responses/UpdatedWorker"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "409": {"$ref":"#/components/responses/StaleOrDocumentTaken"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/workers/{id}": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/WorkerId"}],
   "get": {
    "operationId": "getWorker",
    "tags": ["workers"],
    "x-access": ["workers.read"],
    "x-own": {"worker":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/Worker"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteWorker",
    "tags": ["workers"],
    "x-access": ["workers.delete"],
    "responses": {
     "204": {"$ref":"#/components/responses/DeletedByChange"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "409": {"$ref":"#/components/responses/WorkerInUse"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  },
  "/v1/workers/{id}/feed": {
   "parameters": [{"$ref":"#/components/parameters/CorrelationId"},{"$ref":"#/components/parameters/WorkerId"}],
   "get": {
    "operationId": "getWorkerFeed",
    "x-addition": true,
    "tags": ["workers"],
    "x-access": ["workers.update"],
    "x-own": {"worker":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/Feed"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "post": {
    "operationId": "renewWorkerFeed",
    "x-addition": true,
    "tags": ["workers"],
    "x-access": ["workers.update"],
    "x-own": {"worker":"id"},
    "responses": {
     "200": {"$ref":"#/components/responses/RenewedFeed"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   },
   "delete": {
    "operationId": "deleteWorkerFeed",
    "x-addition": true,
    "tags": ["workers"],
    "x-access": ["workers.update"],
    "x-own": {"worker":"id"},
    "responses": {
     "204": {"$ref":"#/components/responses/Deleted"},
     "400": {"$ref":"#/components/responses/BadRequest"},
     "401": {"$ref":"#/components/responses/Unauthorized"},
     "403": {"$ref":"#/components/responses/Forbidden"},
     "404": {"$ref":"#/components/responses/NotFound"},
     "413": {"$ref":"#/components/responses/TooLarge"},
     "415": {"$ref":"#/components/responses/WrongMediaType"},
     "429": {"$ref":"#/components/responses/TooManyRequests"},
     "500": {"$ref":"#/components/responses/Internal"},
     "503": {"$ref":"#/components/responses/Unavailable"}
    }
   }
  }
 },
 "components": {
  "securitySchemes": {"signIn":{"type":"apiKey","in":"cookie","name":"turnos"}},
  "headers": {
   "ChangeId": {"required":false,"schema":{"type":"string","format":"uuid"}},
   "Replayed": {"required":false,"schema":{"type":"string","enum":["true"]}},
   "RetryWithKey": {"required":false,"schema":{"type":"integer"}},
   "CorrelationId": {"required":true,"schema":{"type":"string"}},
   "TotalOfAvailablePeople": {"required":true,"schema":{"type":"integer"}},
   "TotalOfClients": {"required":true,"schema":{"type":"integer"}},
   "TotalOfPeople": {"required":true,"schema":{"type":"integer"}},
   "TotalOfRoles": {"required":true,"schema":{"type":"integer"}},
   "TotalOfSchedules": {"required":true,"schema":{"type":"integer"}},
   "TotalOfSessionRecords": {"required":true,"schema":{"type":"integer"}},
   "TotalOfUsers": {"required":true,"schema":{"type":"integer"}},
   "TotalOfMessages": {"required":true,"schema":{"type":"integer"}},
   "TotalOfWaitingEntries": {"required":true,"schema":{"type":"integer"}},
   "TotalOfWorkers": {"required":true,"schema":{"type":"integer"}},
   "RetryAfter": {"schema":{"type":"integer"}},
   "RetrySoon": {"schema":{"type":"integer"}},
   "SignInCookie": {"schema":{"type":"string"}},
   "SignOutCookie": {"schema":{"type":"string"}},
   "ETag": {"required":false,"schema":{"type":"string","pattern":"^(W/)?\"[\\x21\\x23-\\x7e]*\"$"}},
   "NoStore": {"schema":{"type":"string"}},
   "NoReferrer": {"schema":{"type":"string"}},
   "NoRobots": {"schema":{"type":"string"}}
  },
  "parameters": {
   "CorrelationId": {"name":"x-correlation-id","in":"header","schema":{"type":"string","pattern":"^[\\w.-]{1,64}$"}},
   "IdempotencyKey": {"name":"idempotency-key","in":"header","schema":{"type":"string","pattern":"^[!-~]{1,100}$"}},
   "IfNoneMatch": {"name":"if-none-match","in":"header","schema":{"type":"string"}},
   "ClientId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "WorkerId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "PersonId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "RoleId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "ScheduleId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "ChangeId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "SessionId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "SessionOrSeriesId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "AbsenceId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "WaitingEntryId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "MessageId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "MessageStateQuery": {"name":"state","in":"query","schema":{"$ref":"#/components/schemas/MessageState"}},
   "MessageClientId": {"name":"client_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "ClientKnows": {"name":"client_knows","in":"query","schema":{"type":"boolean","default":false}},
   "UserId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "SignInId": {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}},
   "PublicLinkUrl": {"name":"url","in":"path","required":true,"schema":{"type":"string"}},
   "PublicLinkKey": {"name":"id","in":"path","required":true,"schema":{"type":"string"}},
   "Search": {"name":"search","in":"query","schema":{"type":"string","maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"}},
   "Limit": {"name":"limit","in":"query","schema":{"type":"integer","minimum":1,"maximum":10000}},
   "SessionLimit": {"name":"limit","in":"query","schema":{"type":"integer","minimum":1,"maximum":10000}},
   "Offset": {"name":"offset","in":"query","schema":{"type":"integer","minimum":0,"maximum":10000000}},
   "PeopleSort": {"name":"sort","in":"query","schema":{"$ref":"#/components/schemas/PeopleSort"}},
   "NameSort": {"name":"sort","in":"query","schema":{"$ref":"#/components/schemas/NameSort"}},
   "UserSort": {"name":"sort","in":"query","schema":{"$ref":"#/components/schemas/UserSort"}},
   "SessionSort": {"name":"sort","in":"query","schema":{"$ref":"#/components/schemas/SessionSort"}},
   "From": {"name":"from","in":"query","schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "To": {"name":"to","in":"query","schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "CountsFrom": {"name":"from","in":"query","required":true,"schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "CountsTo": {"name":"to","in":"query","required":true,"schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "CountsByWorker": {"name":"by_worker","in":"query","schema":{"type":"boolean","default":true}},
   "TurnIdFilter": {"name":"turn_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "WorkerIdFilter": {"name":"worker_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "ClientIdFilter": {"name":"client_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "Unavailable": {"name":"unavailable","in":"query","schema":{"type":"boolean"}},
   "SessionsToRebook": {"name":"to_rebook","in":"query","schema":{"type":"boolean"}},
   "ClientReplyFilter": {"name":"client_reply","in":"query","schema":{"$ref":"#/components/schemas/ClientReply"}},
   "Override": {"name":"override","in":"query","schema":{"type":"boolean","default":false}},
   "AbsencesFrom": {"name":"from","in":"query","required":true,"schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "AbsencesTo": {"name":"to","in":"query","required":true,"schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "AbsentWorkerId": {"name":"worker_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "HolidaysYear": {"name":"year","in":"query","required":true,"schema":{"type":"integer","minimum":1900,"maximum":2200}},
   "HistoryFrom": {"name":"from","in":"query","schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "HistoryTo": {"name":"to","in":"query","schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "HistoryUserId": {"name":"user_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "HistoryKind": {"name":"kind","in":"query","schema":{"$ref":"#/components/schemas/HistoryKind"}},
   "HistoryClientId": {"name":"client_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "HistoryWorkerId": {"name":"worker_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "HistoryBeforeId": {"name":"before_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "HistoryLimit": {"name":"limit","in":"query","schema":{"type":"integer","minimum":1,"maximum":200,"default":50}},
   "ChangesSessionId": {"name":"session_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "ChangesBeforeId": {"name":"before_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "ChangesLimit": {"name":"limit","in":"query","schema":{"type":"integer","minimum":1,"maximum":200,"default":50}},
   "SlotsFrom": {"name":"from","in":"query","required":true,"schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "SlotsTo": {"name":"to","in":"query","required":true,"schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "SlotsWorkerId": {"name":"worker_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "WaitingClientId": {"name":"client_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "WaitingWorkerId": {"name":"worker_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "WaitingScheduleId": {"name":"schedule_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "RoleIdFilter": {"name":"role_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "StateFilter": {"name":"state","in":"query","schema":{"$ref":"#/components/schemas/SessionState"}},
   "Except": {"name":"except","in":"query","schema":{"type":"string","format":"uuid"}},
   "Week": {"name":"week","in":"query","schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "Weeks": {"name":"weeks","in":"query","schema":{"type":"integer","minimum":1,"maximum":5,"default":1}},
   "Upcoming": {"name":"upcoming","in":"query","schema":{"type":"boolean"}},
   "ToRebook": {"name":"to_rebook","in":"query","schema":{"type":"boolean"}},
   "Linked": {"name":"linked","in":"query","schema":{"type":"boolean"}},
   "Incomplete": {"name":"incomplete","in":"query","schema":{"type":"boolean"}},
   "BadPhone": {"name":"bad_phone","in":"query","schema":{"type":"boolean"}},
   "WithSessions": {"name":"with_sessions","in":"query","schema":{"type":"boolean"}},
   "LinkedScheduleId": {"name":"linked_schedule_id","in":"query","schema":{"type":"string","format":"uuid"}},
   "ClientIdQuery": {"name":"client_id","in":"query","required":true,"schema":{"type":"string","format":"uuid"}},
   "WorkerIdQuery": {"name":"worker_id","in":"query","required":true,"schema":{"type":"string","format":"uuid"}},
   "TurnIdQuery": {"name":"turn_id","in":"query","required":true,"schema":{"type":"string","format":"uuid"}},
   "Year": {"name":"year","in":"query","required":true,"schema":{"type":"integer","minimum":1900,"maximum":2200}},
   "Month": {"name":"month","in":"query","required":true,"schema":{"type":"integer","minimum":1,"maximum":12}},
   "Day": {"name":"day","in":"query","required":true,"schema":{"type":"integer","minimum":1,"maximum":31}},
   "OptionalYear": {"name":"year","in":"query","schema":{"type":"integer","minimum":1900,"maximum":2200}},
   "OptionalMonth": {"name":"month","in":"query","schema":{"type":"integer","minimum":1,"maximum":12}},
   "OptionalDay": {"name":"day","in":"query","schema":{"type":"integer","minimum":1,"maximum":31}},
   "SessionDate": {"name":"session_date","in":"query","required":true,"schema":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}},
   "SessionDates": {
    "name": "session_date",
    "in": "query",
    "required": true,
    "schema": {
     "type": "array",
     "minItems": 1,
     "maxItems": 60,
     "uniqueItems": true,
     "items": {"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}
    }
   },
   "SlotTime": {"name":"time","in":"query","required":true,"schema":{"type":"integer","minimum":0,"maximum":1440}},
   "PersonTypeQuery": {"name":"person_type","in":"query","required":true,"schema":{"$ref":"#/components/schemas/PersonType"}}
  },
  "responses": {
   "NotModified": {"headers":{"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}}},
   "SignedIn": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"set-cookie":{"$ref":"#/components/headers/SignInCookie"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/User"}}}
   },
   "SignedOut": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"set-cookie":{"$ref":"#/components/headers/SignOutCookie"}}
   },
   "SignedInUser": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/User"}}}
   },
   "PasswordChanged": {"headers":{"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"set-cookie":{"$ref":"#/components/headers/SignInCookie"}}},
   "SecondFactor": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/SecondFactor"}}}
   },
   "NewSecret": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/NewSecret"}}}
   },
   "RecoveryCodes": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/RecoveryCodes"}}}
   },
   "SignIns": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/SignIn"}}}}
   },
   "Settings": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Settings"}}}
   },
   "BackupState": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/BackupState"}}}
   },
   "Clients": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"x-total-count":{"$ref":"#/components/headers/TotalOfClients"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Client"}}}}
   },
   "ClientCounts": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/ClientCounts"}}}
   },
   "Client": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Client"}}}
   },
   "ClientExport": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/ClientExport"}}}
   },
   "UpdatedClient": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Client"}}}
   },
   "CreatedClient": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "GeneratedToken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"string"}}}
   },
   "PublicLink": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/PublicLink"}}}
   },
   "CreatedPublicLink": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"idempotency-replayed":{"$ref":"#/components/headers/Replayed"}},
    "content": {"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/PublicLink"},{"$ref":"#/components/schemas/Created"}]}}}
   },
   "PublicView": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "cache-control": {"$ref":"#/components/headers/NoStore"},
     "referrer-policy": {"$ref":"#/components/headers/NoReferrer"},
     "x-robots-tag": {"$ref":"#/components/headers/NoRobots"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/PublicView"}}}
   },
   "RepliedSession": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "cache-control": {"$ref":"#/components/headers/NoStore"},
     "referrer-policy": {"$ref":"#/components/headers/NoReferrer"},
     "x-robots-tag": {"$ref":"#/components/headers/NoRobots"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/PublicSession"}}}
   },
   "People": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"x-total-count":{"$ref":"#/components/headers/TotalOfPeople"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Person"}}}}
   },
   "Person": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Person"}}}
   },
   "SavedPerson": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "Roles": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"x-total-count":{"$ref":"#/components/headers/TotalOfRoles"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Role"}}}}
   },
   "Role": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Role"}}}
   },
   "UpdatedRole": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Role"}}}
   },
   "CreatedRole": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"idempotency-replayed":{"$ref":"#/components/headers/Replayed"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "RoleAccess": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Access"}}}}
   },
   "Permissions": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Module"}}}}
   },
   "Schedules": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"x-total-count":{"$ref":"#/components/headers/TotalOfSchedules"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Schedule"}}}}
   },
   "Schedule": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Schedule"}}}
   },
   "UpdatedSchedule": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Schedule"}}}
   },
   "CreatedSchedule": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "SessionCounts": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/SessionCount"}}}}
   },
   "SessionRecords": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "etag": {"$ref":"#/components/headers/ETag"},
     "x-total-count": {"$ref":"#/components/headers/TotalOfSessionRecords"}
    },
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "Session": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Session"}}}
   },
   "UpdatedSession": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Session"}}}
   },
   "ChangedState": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Session"}}}
   },
   "RemindedSession": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Session"}}}
   },
   "EndedSeries": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"type":"string","format":"uuid"}}}}
   },
   "CreatedSession": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/CreatedSession"}}}
   },
   "ClientSessions": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "WorkerSessions": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "ClientMonth": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "UsualWorkers": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/UsualWorker"}}}}
   },
   "ClientTurnMonth": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "WorkerMonth": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "WorkerTurnMonth": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "TurnWeek": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"etag":{"$ref":"#/components/headers/ETag"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Session"}}}}
   },
   "AvailablePeople": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "x-total-count": {"$ref":"#/components/headers/TotalOfAvailablePeople"}
    },
    "content": {
     "application/json": {
      "schema": {
       "anyOf": [
        {"type":"array","items":{"type":"string","format":"uuid"}},
        {"type":"array","items":{"$ref":"#/components/schemas/AvailableOnDate"}}
       ]
      }
     }
    }
   },
   "WorkerWorkingHours": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/WorkingHours"}}}}
   },
   "ReplacedWorkingHours": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/WorkingHours"}}}}
   },
   "WorkingHours": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/WorkerHours"}}}}
   },
   "Absences": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Absence"}}}}
   },
   "CreatedAbsence": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "CreatedAbsences": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"type":"array","items":{"type":"string","format":"uuid"}}}}
   },
   "UpdatedAbsence": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Absence"}}}
   },
   "Holidays": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Holiday"}}}}
   },
   "WaitingEntries": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "x-total-count": {"$ref":"#/components/headers/TotalOfWaitingEntries"}
    },
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/WaitingEntry"}}}}
   },
   "CreatedWaitingEntry": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "UpdatedWaitingEntry": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/WaitingEntry"}}}
   },
   "History": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/HistoryEntry"}}}}
   },
   "Events": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"text/event-stream":{"schema":{"type":"string","contentSchema":{"$ref":"#/components/schemas/ChangeEvent"}}}}
   },
   "SessionHistory": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/HistoryEntry"}}}}
   },
   "Messages": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"x-total-count":{"$ref":"#/components/headers/TotalOfMessages"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Message"}}}}
   },
   "Changes": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Change"}}}}
   },
   "UndoneChange": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"},
     "change-id": {"$ref":"#/components/headers/ChangeId"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Change"}}}
   },
   "WaitingMatches": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/WaitingEntry"}}}}
   },
   "WaitingSlots": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/WaitingSlot"}}}}
   },
   "ChangedSessions": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"},
     "change-id": {"$ref":"#/components/headers/ChangeId"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/SessionChangeResults"}}}
   },
   "CreatedSessions": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"type":"array","items":{"type":"string","format":"uuid"}}}}
   },
   "TouchedSessions": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"type":"string","format":"uuid"}}}}
   },
   "Users": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"x-total-count":{"$ref":"#/components/headers/TotalOfUsers"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/User"}}}}
   },
   "User": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/User"}}}
   },
   "CreatedUser": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"idempotency-replayed":{"$ref":"#/components/headers/Replayed"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "CreatedUserOfClient": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"idempotency-replayed":{"$ref":"#/components/headers/Replayed"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/CreatedUser"}}}
   },
   "CreatedUserOfWorker": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"idempotency-replayed":{"$ref":"#/components/headers/Replayed"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/CreatedUser"}}}
   },
   "TemporaryPassword": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/TemporaryPassword"}}}
   },
   "UserRoles": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/UserRole"}}}}
   },
   "DirectAccess": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Access"}}}}
   },
   "EffectiveAccess": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EffectiveAccess"}}}}
   },
   "Workers": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"x-total-count":{"$ref":"#/components/headers/TotalOfWorkers"}},
    "content": {"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Worker"}}}}
   },
   "Feed": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Feed"}}}
   },
   "RenewedFeed": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Feed"}}}
   },
   "Worker": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Worker"}}}
   },
   "UpdatedWorker": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Worker"}}}
   },
   "CreatedWorker": {
    "headers": {
     "x-correlation-id": {"$ref":"#/components/headers/CorrelationId"},
     "change-id": {"$ref":"#/components/headers/ChangeId"},
     "idempotency-replayed": {"$ref":"#/components/headers/Replayed"}
    },
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Created"}}}
   },
   "Deleted": {"headers":{"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}}},
   "DeletedByChange": {"headers":{"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}}},
   "MessageSettled": {"headers":{"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"change-id":{"$ref":"#/components/headers/ChangeId"}}},
   "Erased": {"headers":{"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}}},
   "Done": {"headers":{"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}}},
   "BadRequest": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "Unauthorized": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "WrongCredentials": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "Forbidden": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "NotFound": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ClientTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "WorkerTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "LinkTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "RoleTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "UserTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ClientHasUser": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "WorkerHasUser": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ScheduleTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StaleOrDocumentTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "PersonConflict": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StaleOrLinkTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StaleOrRoleTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StaleOrUserTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ClientInUse": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ClientNotErasable": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "WorkerInUse": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "RoleInUse": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ScheduleHasSessions": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ScheduleInUse": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "BookingConflict": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "SessionConflict": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StateConflict": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "ReplyConflict": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "UndoConflict": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "SlotTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "SlotsTaken": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "AccessKept": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "UserKept": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "TooLarge": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "OtherSite": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "WrongMediaType": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StepRefused": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StepsRefused": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "BulkRefused": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StaleAbsence": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "MessageConflict": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "StaleWaitingEntry": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "KeyAtWork": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "AbsenceExists": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "AbsencesExist": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "WaitingEntryExists": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryWithKey"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "AbsencesRefused": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "OwnPassword": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "SecondFactorSet": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "SecondFactorNotBegun": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "SecondFactorNotSet": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "OwnSecondFactor": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "TooManyRequests": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetryAfter"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "Internal": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   },
   "Unavailable": {
    "headers": {"x-correlation-id":{"$ref":"#/components/headers/CorrelationId"},"retry-after":{"$ref":"#/components/headers/RetrySoon"}},
    "content": {"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}
   }
  },
  "schemas": {
   "Error": {
    "type": "object",
    "required": ["error","correlationId"],
    "properties": {"error":{"$ref":"#/components/schemas/ErrorDescription"},"correlationId":{"type":"string"}}
   },
   "ErrorDescription": {
    "type": "object",
    "required": ["message","details","code"],
    "properties": {
     "message": {"type":"string"},
     "details": {"type":"array","items":{"$ref":"#/components/schemas/Problem"}},
     "code": {"$ref":"#/components/schemas/ErrorCode"}
    }
   },
   "Problem": {
    "type": "object",
    "required": ["path","message"],
    "properties": {
     "path": {"type":"string"},
     "message": {"type":"string"},
     "reason": {"$ref":"#/components/schemas/UnavailableReason"},
     "id": {"type":"string","format":"uuid"}
    }
   },
   "ErrorCode": {"type":"integer","enum":[0,1,2,3,4,5,6]},
   "Created": {"type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"}}},
   "PeopleSort": {"type":"string","enum":["name","-name","document","-document","created","-created"]},
   "NameSort": {"type":"string","enum":["name","-name","created","-created"]},
   "UnavailableReason": {"type":"string","enum":["hours","absence","closed"]},
   "WorkingHours": {
    "type": "object",
    "required": ["day","start_time","end_time","from_date","to_date"],
    "properties": {
     "day": {"type":"integer"},
     "start_time": {"type":"integer"},
     "end_time": {"type":"integer"},
     "from_date": {"type":["string","null"],"format":"date"},
     "to_date": {"type":["string","null"],"format":"date"}
    }
   },
   "WorkerHours": {
    "type": "object",
    "required": ["worker_id","day","start_time","end_time","from_date","to_date"],
    "properties": {
     "worker_id": {"type":"string","format":"uuid"},
     "day": {"type":"integer"},
     "start_time": {"type":"integer"},
     "end_time": {"type":"integer"},
     "from_date": {"type":["string","null"],"format":"date"},
     "to_date": {"type":["string","null"],"format":"date"}
    }
   },
   "WorkingHoursInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["day","start_time","end_time"],
    "properties": {
     "day": {"type":"integer","minimum":0,"maximum":6},
     "start_time": {"type":"integer","minimum":0,"maximum":1440},
     "end_time": {"type":"integer","minimum":0,"maximum":1440},
     "from_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "to_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}
    }
   },
   "Absence": {
    "type": "object",
    "required": ["id","worker_id","from_date","to_date","start_time","end_time","created_at","updated_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "worker_id": {"type":["string","null"],"format":"uuid"},
     "from_date": {"type":"string","format":"date"},
     "to_date": {"type":"string","format":"date"},
     "start_time": {"type":["integer","null"]},
     "end_time": {"type":["integer","null"]},
     "reason": {"type":["string","null"]},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "AbsenceInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["from_date","to_date"],
    "properties": {
     "worker_id": {"type":["string","null"],"format":"uuid"},
     "from_date": {"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "to_date": {"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "start_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "end_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "reason": {"type":["string","null"],"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]*$"}
    }
   },
   "AbsenceInputs": {
    "type": "object",
    "additionalProperties": false,
    "required": ["absences"],
    "properties": {"absences":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"#/components/schemas/AbsenceInput"}}}
   },
   "AbsenceUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["from_date","to_date"],
    "properties": {
     "from_date": {"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "to_date": {"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "start_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "end_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "reason": {"type":["string","null"],"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "Holiday": {"type":"object","required":["date","name"],"properties":{"date":{"type":"string","format":"date"},"name":{"type":"string"}}},
   "Login": {
    "type": "object",
    "additionalProperties": false,
    "required": ["username","password"],
    "properties": {
     "username": {"type":"string","minLength":1,"maxLength":254,"pattern":"^[^\\x00]*$"},
     "password": {"type":"string","minLength":1,"maxLength":128},
     "code": {"$ref":"#/components/schemas/Code"}
    }
   },
   "Code": {"type":"string","minLength":1,"maxLength":40,"pattern":"^[^\\x00]*$"},
   "CurrentPassword": {
    "type": "object",
    "additionalProperties": false,
    "required": ["current_password"],
    "properties": {"current_password":{"type":"string","minLength":1,"maxLength":128}}
   },
   "CodeOfNewSecret": {"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"$ref":"#/components/schemas/Code"}}},
   "SecondFactor": {"type":"object","required":["active","recovery_codes"],"properties":{"active":{"type":"boolean"},"recovery_codes":{"type":"integer"}}},
   "NewSecret": {"type":"object","required":["secret","uri"],"properties":{"secret":{"type":"string"},"uri":{"type":"string"}}},
   "RecoveryCodes": {"type":"object","required":["recovery_codes"],"properties":{"recovery_codes":{"type":"array","items":{"type":"string"}}}},
   "SignIn": {
    "type": "object",
    "required": ["id","created_at","seen_at","is_current"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "created_at": {"type":"string","format":"date-time"},
     "seen_at": {"type":"string","format":"date-time"},
     "browser": {"type":"string"},
     "is_current": {"type":"boolean"}
    }
   },
   "PasswordChange": {
    "type": "object",
    "additionalProperties": false,
    "required": ["current_password","new_password"],
    "properties": {"current_password":{"type":"string","minLength":1,"maxLength":128},"new_password":{"$ref":"#/components/schemas/NewPassword"}}
   },
   "NewPassword": {"type":"string","minLength":10,"maxLength":128},
   "Settings": {
    "type": "object",
    "required": ["product","time_zone","test_mode","clinic_name","phone_prefix","client_replies"],
    "properties": {
     "product": {"type":"string"},
     "time_zone": {"type":"string"},
     "test_mode": {"type":"boolean"},
     "clinic_name": {"type":"string"},
     "clinic_phone": {"type":"string"},
     "phone_prefix": {"type":"string"},
     "client_replies": {"type":"boolean"},
     "operations": {"type":"array","items":{"type":"string"}}
    }
   },
   "BackupState": {
    "type": "object",
    "required": ["is_overdue"],
    "properties": {"is_overdue":{"type":"boolean"},"last_backup_at":{"type":"string","format":"date-time"}}
   },
   "DocumentType": {"type":"integer","enum":[0,1,2]},
   "PersonType": {"type":"string","enum":["client","worker"]},
   "Person": {
    "type": "object",
    "required": [
     "id",
     "name",
     "father_last_name",
     "mother_last_name",
     "birth_date",
     "gender",
     "document",
     "document_type",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "father_last_name": {"type":"string"},
     "mother_last_name": {"type":"string"},
     "email": {"type":"string"},
     "address": {"type":"string"},
     "phone": {"type":"string"},
     "birth_date": {"type":["string","null"],"format":"date"},
     "gender": {"type":"boolean"},
     "document": {"type":"string"},
     "document_type": {"$ref":"#/components/schemas/DocumentType"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "EmailInput": {
    "type": ["string","null"],
    "maxLength": 254,
    "pattern": "^([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"
   },
   "PhoneInput": {"type":["string","null"],"maxLength":60,"pattern":"^([ ().-]*(\\+[ ().-]*)?([0-9][ ().-]*){6,15})?$"},
   "PersonFields": {
    "type": "object",
    "properties": {
     "name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "father_last_name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "mother_last_name": {"type":"string","maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "email": {"$ref":"#/components/schemas/EmailInput"},
     "address": {"type":["string","null"],"maxLength":200,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "phone": {"$ref":"#/components/schemas/PhoneInput"},
     "birth_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "gender": {"type":"boolean"},
     "document": {"type":"string","pattern":"^([A-Za-z0-9]{6,12})?$"},
     "document_type": {"$ref":"#/components/schemas/DocumentType"}
    },
    "if": {"properties":{"document_type":{"const":0}},"required":["document_type"]},
    "then": {"properties":{"document":{"pattern":"^([0-9]{8})?$"}}},
    "else": {
     "if": {"properties":{"document_type":{"const":2}},"required":["document_type"]},
     "then": {"properties":{"document":{"pattern":"^([0-9]{11})?$"}}}
    }
   },
   "PersonInput": {
    "type": "object",
    "allOf": [{"$ref":"#/components/schemas/PersonFields"}],
    "unevaluatedProperties": false,
    "required": ["name","father_last_name","mother_last_name","gender","document","document_type"]
   },
   "PersonReference": {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","format":"uuid"}}},
   "PersonReplacement": {
    "type": "object",
    "allOf": [{"$ref":"#/components/schemas/PersonFields"}],
    "unevaluatedProperties": false,
    "required": ["name","father_last_name","mother_last_name","gender","document","document_type"],
    "properties": {"id":{"type":"string","format":"uuid"}}
   },
   "PersonUpdate": {
    "type": "object",
    "allOf": [{"$ref":"#/components/schemas/PersonFields"}],
    "unevaluatedProperties": false,
    "required": ["id"],
    "properties": {"id":{"type":"string","format":"uuid"},"updated_at":{"type":"string","format":"date-time"}}
   },
   "PersonChange": {"anyOf":[{"$ref":"#/components/schemas/PersonInput"},{"$ref":"#/components/schemas/PersonUpdate"}]},
   "Client": {
    "type": "object",
    "required": ["id","person","public_link","created_at","updated_at","deleted_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "person": {"$ref":"#/components/schemas/Person"},
     "user_id": {"type":["string","null"],"format":"uuid"},
     "public_link": {"type":["string","null"]},
     "guardian_name": {"type":["string","null"]},
     "guardian_phone": {"type":["string","null"]},
     "note": {"type":["string","null"]},
     "last_session": {"$ref":"#/components/schemas/LastSession"},
     "next_session": {"$ref":"#/components/schemas/NextSession"},
     "usual_workers": {"type":"array","items":{"$ref":"#/components/schemas/UsualWorker"}},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "LastSession": {
    "type": "object",
    "required": ["session_date","time","turn_id","state"],
    "properties": {
     "session_date": {"type":"string","format":"date"},
     "time": {"type":"integer"},
     "turn_id": {"type":"string","format":"uuid"},
     "state": {"$ref":"#/components/schemas/SessionState"}
    }
   },
   "NextSession": {
    "type": "object",
    "required": ["session_date","time","worker_id"],
    "properties": {"session_date":{"type":"string","format":"date"},"time":{"type":"integer"},"worker_id":{"type":"string","format":"uuid"}}
   },
   "ClientCounts": {
    "type": "object",
    "required": ["incomplete","bad_phone"],
    "properties": {
     "without_upcoming": {"type":"integer"},
     "to_rebook": {"type":"integer"},
     "linked": {"type":"integer"},
     "incomplete": {"type":"integer"},
     "bad_phone": {"type":"integer"}
    }
   },
   "ClientExport": {
    "type": "object",
    "required": ["exported_at","person","records","public_link","users","waiting_entries","reminders","sessions","history","replies","messages"],
    "properties": {
     "exported_at": {"type":"string","format":"date-time"},
     "person": {"$ref":"#/components/schemas/Person"},
     "records": {"type":"array","items":{"$ref":"#/components/schemas/ExportedRecord"}},
     "public_link": {"anyOf":[{"$ref":"#/components/schemas/ExportedLink"},{"type":"null"}]},
     "users": {"type":"array","items":{"$ref":"#/components/schemas/ExportedUser"}},
     "waiting_entries": {"type":"array","items":{"$ref":"#/components/schemas/ExportedWaitingEntry"}},
     "reminders": {"type":"array","items":{"$ref":"#/components/schemas/ExportedReminder"}},
     "replies": {"type":"array","items":{"$ref":"#/components/schemas/ExportedReply"}},
     "messages": {"type":"array","items":{"$ref":"#/components/schemas/ExportedMessage"}},
     "sessions": {"type":"array","items":{"$ref":"#/components/schemas/ExportedSession"}},
     "history": {"type":"array","items":{"$ref":"#/components/schemas/HistoryEntry"}}
    }
   },
   "ExportedRecord": {
    "type": "object",
    "required": ["id","guardian_name","guardian_phone","note","created_at","updated_at","deleted_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "guardian_name": {"type":["string","null"]},
     "guardian_phone": {"type":["string","null"]},
     "note": {"type":["string","null"]},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "ExportedLink": {
    "type": "object",
    "required": ["created_at","schedule","workers"],
    "properties": {"created_at":{"type":"string","format":"date-time"},"schedule":{"type":"string"},"workers":{"type":"array","items":{"type":"string"}}}
   },
   "ExportedUser": {
    "type": "object",
    "required": ["name","email","roles","created_at","deleted_at"],
    "properties": {
     "name": {"type":"string"},
     "email": {"type":["string","null"]},
     "roles": {"type":"array","items":{"type":"string"}},
     "created_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "ExportedWaitingEntry": {
    "type": "object",
    "required": ["schedule","workers","days","from_time","to_time","from_date","until_date","note","created_at","booked"],
    "properties": {
     "schedule": {"type":["string","null"]},
     "workers": {"type":"array","items":{"type":"string"}},
     "days": {"type":"array","items":{"type":"integer"}},
     "from_time": {"type":["integer","null"]},
     "to_time": {"type":["integer","null"]},
     "from_date": {"type":["string","null"],"format":"date"},
     "until_date": {"type":["string","null"],"format":"date"},
     "note": {"type":["string","null"]},
     "created_at": {"type":"string","format":"date-time"},
     "booked": {"type":"boolean"}
    }
   },
   "ExportedReminder": {
    "type": "object",
    "required": ["session_date","time","worker","turn","reminded_at"],
    "properties": {
     "session_date": {"type":"string","format":"date"},
     "time": {"type":"integer"},
     "worker": {"type":"string"},
     "turn": {"type":"string"},
     "reminded_at": {"type":"string","format":"date-time"}
    }
   },
   "ExportedMessage": {
    "type": "object",
    "required": ["kind","state","text","created_at","told_at"],
    "properties": {
     "kind": {"$ref":"#/components/schemas/MessageKind"},
     "state": {"$ref":"#/components/schemas/MessageState"},
     "text": {"type":"string"},
     "created_at": {"type":"string","format":"date-time"},
     "told_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "ExportedReply": {
    "type": "object",
    "required": ["session_date","time","worker","turn","reply","replied_at"],
    "properties": {
     "session_date": {"type":"string","format":"date"},
     "time": {"type":"integer"},
     "worker": {"type":"string"},
     "turn": {"type":"string"},
     "reply": {"$ref":"#/components/schemas/ClientReply"},
     "replied_at": {"type":"string","format":"date-time"}
    }
   },
   "ExportedSession": {
    "type": "object",
    "required": [
     "id",
     "session_date",
     "standing",
     "starts_on",
     "ends_on",
     "day",
     "time",
     "duration",
     "worker",
     "turn",
     "schedule",
     "state",
     "attended",
     "note",
     "moved_from",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "session_date": {"type":["string","null"],"format":"date"},
     "standing": {"type":"boolean"},
     "starts_on": {"type":["string","null"],"format":"date"},
     "ends_on": {"type":["string","null"],"format":"date"},
     "day": {"type":"integer"},
     "time": {"type":"integer"},
     "duration": {"type":"integer"},
     "worker": {"type":"string"},
     "turn": {"type":"string"},
     "schedule": {"type":"string"},
     "state": {"$ref":"#/components/schemas/SessionState"},
     "attended": {"type":["boolean","null"]},
     "note": {"type":["string","null"]},
     "moved_from": {"anyOf":[{"$ref":"#/components/schemas/SessionPlace"},{"type":"null"}]},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "ClientInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["person"],
    "properties": {
     "person": {"anyOf":[{"$ref":"#/components/schemas/PersonInput"},{"$ref":"#/components/schemas/PersonReference"}]},
     "guardian_name": {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "guardian_phone": {"$ref":"#/components/schemas/PhoneInput"},
     "note": {"type":["string","null"],"maxLength":2000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"}
    }
   },
   "ClientUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["id","person"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "person": {"anyOf":[{"$ref":"#/components/schemas/PersonReplacement"},{"$ref":"#/components/schemas/PersonReference"}]},
     "guardian_name": {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "guardian_phone": {"$ref":"#/components/schemas/PhoneInput"},
     "note": {"type":["string","null"],"maxLength":2000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "PublicLink": {
    "type": "object",
    "required": ["id","schedule_id","worker_ids","client_id","url","updated_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "schedule_id": {"type":"string","format":"uuid"},
     "worker_ids": {"type":"array","items":{"type":"string","format":"uuid"}},
     "client_id": {"type":"string","format":"uuid"},
     "url": {"type":"string"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "PublicLinkInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["schedule_id","worker_ids","client_id","url"],
    "properties": {
     "schedule_id": {"type":"string","format":"uuid"},
     "worker_ids": {"type":"array","minItems":1,"maxItems":500,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},
     "client_id": {"type":"string","format":"uuid"},
     "url": {"type":"string","pattern":"^[A-Za-z0-9_-]{22}$"}
    }
   },
   "PublicLinkUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["id","schedule_id","worker_ids","client_id","url"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "schedule_id": {"type":"string","format":"uuid"},
     "worker_ids": {"type":"array","minItems":1,"maxItems":500,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},
     "client_id": {"type":"string","format":"uuid"},
     "url": {"type":"string","pattern":"^[A-Za-z0-9_-]{22}$"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "PublicView": {
    "type": "object",
    "required": ["sessions","schedule","workers","client","week_start","closed_dates","takes_replies"],
    "properties": {
     "sessions": {"type":"array","items":{"$ref":"#/components/schemas/PublicSession"}},
     "schedule": {"$ref":"#/components/schemas/PublicSchedule"},
     "workers": {"type":"array","items":{"$ref":"#/components/schemas/PublicName"}},
     "client": {"$ref":"#/components/schemas/PublicName"},
     "week_start": {"type":"string","format":"date"},
     "closed_dates": {"type":"array","items":{"type":"string","format":"date"}},
     "next_session": {"$ref":"#/components/schemas/PublicSession"},
     "feed_url": {"type":"string","format":"uri"},
     "takes_replies": {"type":"boolean"}
    }
   },
   "ClientReply": {"type":"string","enum":["confirmed","declined"]},
   "ClientReplyInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["session_date","reply"],
    "properties": {
     "session_date": {"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "reply": {"type":["string","null"],"enum":["confirmed","declined",null]}
    }
   },
   "PublicSession": {
    "type": "object",
    "required": ["id","is_assigned","worker_id","turn_id","day","time","session_date","duration"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "is_assigned": {"type":"boolean"},
     "worker_id": {"type":"string","format":"uuid"},
     "turn_id": {"type":"string","format":"uuid"},
     "day": {"type":"integer"},
     "time": {"type":"integer"},
     "session_date": {"type":"string","format":"date"},
     "duration": {"type":"integer"},
     "state": {"type":"string","enum":["pending","confirmed","canceled","postponed"]},
     "standing": {"type":"boolean"},
     "series_id": {"type":"string","format":"uuid"},
     "accepted": {"type":"boolean"},
     "client_reply": {"$ref":"#/components/schemas/ClientReply"}
    }
   },
   "PublicSchedule": {
    "type": "object",
    "required": ["id","name","session_duration","break_duration","turns"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "session_duration": {"type":"integer"},
     "break_duration": {"type":"integer"},
     "turns": {"type":"array","items":{"$ref":"#/components/schemas/PublicTurn"}}
    }
   },
   "PublicTurn": {
    "type": "object",
    "required": ["id","name","start_time","end_time"],
    "properties": {"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"start_time":{"type":"integer"},"end_time":{"type":"integer"}}
   },
   "PublicName": {
    "type": "object",
    "required": ["id","name","father_last_name","mother_last_name"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "father_last_name": {"type":"string"},
     "mother_last_name": {"type":"string"}
    }
   },
   "AccessType": {"type":"string","enum":["read","register","update","delete","mix"]},
   "Access": {
    "type": "object",
    "required": ["id","name","code","module_id","type"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "code": {"type":"string"},
     "module_id": {"type":"string","format":"uuid"},
     "type": {"$ref":"#/components/schemas/AccessType"}
    }
   },
   "Module": {
    "type": "object",
    "required": ["id","name","code","parent_id","access","children"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "code": {"type":"string"},
     "parent_id": {"type":["string","null"],"format":"uuid"},
     "access": {"type":"array","items":{"$ref":"#/components/schemas/Access"}},
     "children": {"type":"array","items":{"$ref":"#/components/schemas/Module"}}
    }
   },
   "Role": {
    "type": "object",
    "required": ["id","name","code","user_count","created_at","updated_at","deleted_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "code": {"type":["string","null"]},
     "user_count": {"type":"integer"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "RoleInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["name"],
    "properties": {
     "name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "code": {"type":["string","null"],"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]*$"}
    }
   },
   "RoleUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["id","name"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "code": {"type":["string","null"],"maxLength":50,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "AccessIds": {
    "type": "object",
    "additionalProperties": false,
    "required": ["access_ids"],
    "properties": {"access_ids":{"type":"array","minItems":1,"maxItems":500,"uniqueItems":true,"items":{"type":"string","format":"uuid"}}}
   },
   "RoleIds": {
    "type": "object",
    "additionalProperties": false,
    "required": ["role_ids"],
    "properties": {"role_ids":{"type":"array","minItems":1,"maxItems":500,"uniqueItems":true,"items":{"type":"string","format":"uuid"}}}
   },
   "Schedule": {
    "type": "object",
    "required": ["id","name","session_duration","break_duration","turns","created_at","updated_at","deleted_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "session_duration": {"type":"integer"},
     "break_duration": {"type":"integer"},
     "turns": {"type":"array","items":{"$ref":"#/components/schemas/Turn"}},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "Turn": {
    "type": "object",
    "required": ["id","name","start_time","end_time","created_at","updated_at","deleted_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "start_time": {"type":"integer"},
     "end_time": {"type":"integer"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "ScheduleInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["name","session_duration","break_duration","turns"],
    "properties": {
     "name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "session_duration": {"type":"integer","minimum":5,"maximum":480},
     "break_duration": {"type":"integer","minimum":0,"maximum":240},
     "turns": {"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/components/schemas/TurnInput"}}
    }
   },
   "TurnInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["name","start_time","end_time"],
    "properties": {
     "name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "start_time": {"type":"integer","minimum":0,"maximum":1440},
     "end_time": {"type":"integer","minimum":0,"maximum":1440}
    }
   },
   "ScheduleUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["name","session_duration","break_duration","turns"],
    "properties": {
     "name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "session_duration": {"type":"integer","minimum":5,"maximum":480},
     "break_duration": {"type":"integer","minimum":0,"maximum":240},
     "turns": {"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/components/schemas/TurnUpdate"}},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "TurnUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["name","start_time","end_time"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\x00-\\x1f\\x7f]*$"},
     "start_time": {"type":"integer","minimum":0,"maximum":1440},
     "end_time": {"type":"integer","minimum":0,"maximum":1440}
    }
   },
   "SessionState": {"type":"string","enum":["pending","confirmed","canceled","postponed"]},
   "SessionSort": {"type":"string","enum":["date","-date"]},
   "Session": {
    "type": "object",
    "required": [
     "id",
     "client",
     "worker",
     "turn_id",
     "day",
     "time",
     "session_date",
     "note",
     "state",
     "created_at",
     "updated_at",
     "deleted_at",
     "standing",
     "duration",
     "starts_on",
     "ends_on",
     "attended",
     "moved_from",
     "moved_to"
    ],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "client": {"$ref":"#/components/schemas/Client"},
     "worker": {"$ref":"#/components/schemas/SessionWorker"},
     "turn_id": {"type":"string","format":"uuid"},
     "day": {"type":"integer"},
     "time": {"type":"integer"},
     "session_date": {"type":["string","null"],"format":"date"},
     "note": {"type":["string","null"]},
     "state": {"$ref":"#/components/schemas/SessionState"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"},
     "standing": {"type":"boolean"},
     "duration": {"type":"integer"},
     "starts_on": {"type":["string","null"],"format":"date"},
     "ends_on": {"type":["string","null"],"format":"date"},
     "unavailable": {"$ref":"#/components/schemas/UnavailableReason"},
     "accepted": {"$ref":"#/components/schemas/UnavailableReason"},
     "series_id": {"type":"string","format":"uuid"},
     "reminded_at": {"type":"string","format":"date-time"},
     "client_reply": {"$ref":"#/components/schemas/ClientReply"},
     "client_replied_at": {"type":"string","format":"date-time"},
     "waiting_entry_id": {"type":"string","format":"uuid"},
     "attended": {"type":["boolean","null"]},
     "moved_from": {"anyOf":[{"$ref":"#/components/schemas/SessionPlace"},{"type":"null"}]},
     "moved_to": {"anyOf":[{"$ref":"#/components/schemas/SessionPlace"},{"type":"null"}]}
    }
   },
   "SessionPlace": {
    "type": "object",
    "required": ["id","session_date","time","turn_id"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "session_date": {"type":"string","format":"date"},
     "time": {"type":"integer"},
     "turn_id": {"type":"string","format":"uuid"}
    }
   },
   "SessionWorker": {
    "type": "object",
    "required": ["id","person","color"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "person": {"$ref":"#/components/schemas/SessionWorkerPerson"},
     "positions": {"type":"array","items":{"$ref":"#/components/schemas/Position"}},
     "color": {"type":"integer"},
     "user_id": {"type":"string","format":"uuid"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "SessionWorkerPerson": {
    "type": "object",
    "required": ["name","father_last_name","mother_last_name"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "father_last_name": {"type":"string"},
     "mother_last_name": {"type":"string"},
     "email": {"type":"string"},
     "address": {"type":"string"},
     "phone": {"type":"string"},
     "birth_date": {"type":["string","null"],"format":"date"},
     "gender": {"type":"boolean"},
     "document": {"type":"string"},
     "document_type": {"$ref":"#/components/schemas/DocumentType"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "SessionCount": {
    "type": "object",
    "required": ["week_start","state","attended","is_past","count"],
    "properties": {
     "week_start": {"type":"string","format":"date"},
     "worker_id": {"type":"string","format":"uuid"},
     "state": {"$ref":"#/components/schemas/SessionState"},
     "attended": {"type":["boolean","null"]},
     "is_past": {"type":"boolean"},
     "count": {"type":"integer"}
    }
   },
   "UsualWorker": {
    "type": "object",
    "required": ["worker_id","count"],
    "properties": {"worker_id":{"type":"string","format":"uuid"},"count":{"type":"integer"}}
   },
   "AvailableOnDate": {
    "type": "object",
    "required": ["session_date","ids"],
    "properties": {"session_date":{"type":"string","format":"date"},"ids":{"type":"array","items":{"type":"string","format":"uuid"}}}
   },
   "SessionInputFields": {
    "type": "object",
    "required": ["client_id","worker_id","turn_id","day","time"],
    "properties": {
     "client_id": {"type":"string","format":"uuid"},
     "worker_id": {"type":"string","format":"uuid"},
     "turn_id": {"type":"string","format":"uuid"},
     "day": {"type":"integer","minimum":0,"maximum":6},
     "time": {"type":"integer","minimum":0,"maximum":1440},
     "session_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "note": {"type":["string","null"],"maxLength":2000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"},
     "state": {"$ref":"#/components/schemas/SessionState"},
     "starts_on": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "ends_on": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "attended": {"type":["boolean","null"]},
     "moved_from": {
      "type": ["object","null"],
      "additionalProperties": false,
      "required": ["session_id"],
      "properties": {
       "session_id": {"type":"string","format":"uuid"},
       "session_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"}
      }
     },
     "client_knows": {"type":"boolean","default":false},
     "waiting_entry_id": {"type":["string","null"],"format":"uuid"}
    }
   },
   "SessionInput": {"type":"object","allOf":[{"$ref":"#/components/schemas/SessionInputFields"}],"unevaluatedProperties":false},
   "CreateStep": {
    "type": "object",
    "allOf": [{"$ref":"#/components/schemas/SessionInputFields"}],
    "unevaluatedProperties": false,
    "properties": {"override":{"type":"boolean","default":false}}
   },
   "SessionUpdateFields": {
    "type": "object",
    "required": ["client_id","worker_id","turn_id","day","time"],
    "properties": {
     "client_id": {"type":"string","format":"uuid"},
     "worker_id": {"type":"string","format":"uuid"},
     "turn_id": {"type":"string","format":"uuid"},
     "day": {"type":"integer","minimum":0,"maximum":6},
     "time": {"type":"integer","minimum":0,"maximum":1440},
     "session_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "note": {"type":["string","null"],"maxLength":2000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"},
     "state": {"$ref":"#/components/schemas/SessionState"},
     "starts_on": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "ends_on": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "attended": {"type":["boolean","null"]},
     "client_knows": {"type":"boolean","default":false},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "SessionUpdate": {"type":"object","allOf":[{"$ref":"#/components/schemas/SessionUpdateFields"}],"unevaluatedProperties":false},
   "UpdateStep": {
    "type": "object",
    "allOf": [{"$ref":"#/components/schemas/SessionUpdateFields"}],
    "unevaluatedProperties": false,
    "required": ["id"],
    "properties": {"id":{"type":"string","format":"uuid"},"override":{"type":"boolean","default":false}}
   },
   "StateChangeFields": {
    "type": "object",
    "required": ["state"],
    "properties": {
     "state": {"$ref":"#/components/schemas/SessionState"},
     "session_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "attended": {"type":["boolean","null"]},
     "accepted": {"type":"boolean"},
     "client_knows": {"type":"boolean","default":false},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "StateChange": {"type":"object","allOf":[{"$ref":"#/components/schemas/StateChangeFields"}],"unevaluatedProperties":false},
   "StateStep": {
    "type": "object",
    "allOf": [{"$ref":"#/components/schemas/StateChangeFields"}],
    "unevaluatedProperties": false,
    "required": ["id"],
    "properties": {"id":{"type":"string","format":"uuid"},"override":{"type":"boolean","default":false}}
   },
   "Reminder": {
    "type": "object",
    "additionalProperties": false,
    "required": ["session_date"],
    "properties": {"session_date":{"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},"reminded":{"type":"boolean","default":true}}
   },
   "DeleteStep": {
    "type": "object",
    "additionalProperties": false,
    "required": ["id"],
    "properties": {"id":{"type":"string","format":"uuid"},"client_knows":{"type":"boolean","default":false}}
   },
   "SessionStep": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "maxProperties": 1,
    "properties": {
     "create": {"$ref":"#/components/schemas/CreateStep"},
     "update": {"$ref":"#/components/schemas/UpdateStep"},
     "state": {"$ref":"#/components/schemas/StateStep"},
     "delete": {"$ref":"#/components/schemas/DeleteStep"},
     "end_series": {"$ref":"#/components/schemas/SeriesEnd"}
    }
   },
   "SessionChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": ["steps"],
    "properties": {
     "steps": {"type":"array","minItems":1,"maxItems":500,"items":{"$ref":"#/components/schemas/SessionStep"}},
     "client_knows": {"type":"boolean","default":false},
     "dry_run": {"type":"boolean","default":false}
    }
   },
   "CreatedSession": {
    "type": "object",
    "required": ["id"],
    "properties": {"id":{"type":"string","format":"uuid"},"moved_from_id":{"type":"string","format":"uuid"}}
   },
   "SessionStepResult": {
    "type": "object",
    "minProperties": 1,
    "maxProperties": 1,
    "properties": {
     "create": {"$ref":"#/components/schemas/CreatedSession"},
     "update": {"$ref":"#/components/schemas/Session"},
     "state": {"$ref":"#/components/schemas/Session"},
     "delete": {"type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"}}},
     "end_series": {"type":"array","items":{"type":"string","format":"uuid"}},
     "error": {"$ref":"#/components/schemas/ErrorDescription"},
     "gone": {"type":"object","required":["id"],"properties":{"id":{"type":"string","format":"uuid"}}}
    }
   },
   "SessionChangeResults": {
    "type": "object",
    "required": ["results"],
    "properties": {"change_id":{"type":"string","format":"uuid"},"results":{"type":"array","items":{"$ref":"#/components/schemas/SessionStepResult"}}}
   },
   "SessionInputs": {
    "type": "object",
    "additionalProperties": false,
    "required": ["sessions"],
    "properties": {"sessions":{"type":"array","minItems":1,"maxItems":500,"items":{"$ref":"#/components/schemas/SessionInput"}}}
   },
   "SessionIds": {
    "type": "object",
    "additionalProperties": false,
    "required": ["ids"],
    "properties": {"ids":{"type":"array","minItems":1,"maxItems":500,"uniqueItems":true,"items":{"type":"string","format":"uuid"}}}
   },
   "SeriesEnd": {
    "type": "object",
    "additionalProperties": false,
    "required": ["client_id","worker_id","day","time","from_date"],
    "properties": {
     "client_id": {"type":"string","format":"uuid"},
     "worker_id": {"type":"string","format":"uuid"},
     "day": {"type":"integer","minimum":0,"maximum":6},
     "time": {"type":"integer","minimum":0,"maximum":1440},
     "from_date": {"type":"string","format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "client_knows": {"type":"boolean","default":false}
    }
   },
   "UserSort": {"type":"string","enum":["name","-name","created","-created","updated","-updated"]},
   "UserType": {"type":"string","enum":["staff","worker","client"]},
   "User": {
    "type": "object",
    "required": [
     "id",
     "name",
     "user_type",
     "client_id",
     "worker_id",
     "roles",
     "access",
     "modules",
     "created_at",
     "updated_at",
     "deleted_at",
     "password_temporary",
     "second_factor"
    ],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "email": {"type":"string"},
     "user_type": {"$ref":"#/components/schemas/UserType"},
     "client_id": {"type":["string","null"],"format":"uuid"},
     "worker_id": {"type":["string","null"],"format":"uuid"},
     "person": {"$ref":"#/components/schemas/PersonName"},
     "roles": {"type":"array","items":{"$ref":"#/components/schemas/UserRole"}},
     "access": {"type":"array","items":{"$ref":"#/components/schemas/Access"}},
     "modules": {"type":"array","items":{"$ref":"#/components/schemas/Module"}},
     "password_temporary": {"type":"boolean"},
     "second_factor": {"type":"boolean"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "PersonName": {
    "type": "object",
    "required": ["name","father_last_name","mother_last_name"],
    "properties": {"name":{"type":"string"},"father_last_name":{"type":"string"},"mother_last_name":{"type":"string"}}
   },
   "UserName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^ *[A-Za-zÀ-ÏÑ-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žẠ-ỹ̀-ͯ0-9._-][A-Za-zÀ-ÏÑ-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žẠ-ỹ̀-ͯ0-9 ._-]*$"
   },
   "UserInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["name","password"],
    "properties": {
     "name": {"$ref":"#/components/schemas/UserName"},
     "email": {"$ref":"#/components/schemas/EmailInput"},
     "password": {"$ref":"#/components/schemas/NewPassword"}
    }
   },
   "UserUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["id","name"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"$ref":"#/components/schemas/UserName"},
     "email": {"$ref":"#/components/schemas/EmailInput"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "UserFromClient": {"type":"object","additionalProperties":false,"required":["client_id"],"properties":{"client_id":{"type":"string","format":"uuid"}}},
   "UserFromWorker": {"type":"object","additionalProperties":false,"required":["worker_id"],"properties":{"worker_id":{"type":"string","format":"uuid"}}},
   "UserRole": {
    "type": "object",
    "required": ["id","name","code","created_at","updated_at","deleted_at"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "code": {"type":["string","null"]},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "CreatedUser": {
    "type": "object",
    "required": ["id","name","password"],
    "properties": {"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"password":{"type":"string"}}
   },
   "TemporaryPassword": {"type":"object","required":["name","password"],"properties":{"name":{"type":"string"},"password":{"type":"string"}}},
   "AccessSourceKind": {"type":"string","enum":["direct","role"]},
   "AccessSource": {
    "type": "object",
    "required": ["kind","role_id","role_name"],
    "properties": {
     "kind": {"$ref":"#/components/schemas/AccessSourceKind"},
     "role_id": {"type":["string","null"],"format":"uuid"},
     "role_name": {"type":["string","null"]}
    }
   },
   "EffectiveAccess": {
    "type": "object",
    "required": ["id","name","code","module_id","type","sources"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "name": {"type":"string"},
     "code": {"type":"string"},
     "module_id": {"type":"string","format":"uuid"},
     "type": {"$ref":"#/components/schemas/AccessType"},
     "sources": {"type":"array","items":{"$ref":"#/components/schemas/AccessSource"}}
    }
   },
   "HistoryKind": {
    "type": "string",
    "enum": [
     "session",
     "reminder",
     "reply",
     "waiting-entry",
     "message",
     "client",
     "person",
     "public-link",
     "feed",
     "worker",
     "working-hours",
     "absence",
     "schedule",
     "turn",
     "role",
     "user",
     "sign-in"
    ]
   },
   "ChangeEvent": {
    "type": "object",
    "required": ["kind"],
    "properties": {"kind":{"$ref":"#/components/schemas/HistoryKind"},"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"}}
   },
   "HistoryEntry": {
    "type": "object",
    "required": ["id","at","user_id","user_name","operation","correlation_id","kind","record_id","before","after","names"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "at": {"type":"string","format":"date-time"},
     "user_id": {"type":["string","null"],"format":"uuid"},
     "user_name": {"type":["string","null"]},
     "operation": {"type":["string","null"]},
     "correlation_id": {"type":["string","null"]},
     "kind": {"$ref":"#/components/schemas/HistoryKind"},
     "record_id": {"type":"string","format":"uuid"},
     "before": {"type":["object","null"],"additionalProperties":true},
     "after": {"type":["object","null"],"additionalProperties":true},
     "series": {"type":"object","additionalProperties":true},
     "names": {
      "type": "array",
      "items": {"type":"object","required":["id","name"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"}}}
     }
    }
   },
   "Change": {
    "type": "object",
    "required": ["change_id","at","user_id","user_name","operation","undoes","redoes","count","left_out","session_actions","entries"],
    "properties": {
     "change_id": {"type":["string","null"],"format":"uuid"},
     "at": {"type":"string","format":"date-time"},
     "user_id": {"type":["string","null"],"format":"uuid"},
     "user_name": {"type":["string","null"]},
     "operation": {"type":["string","null"]},
     "undoes": {"type":["string","null"],"format":"uuid"},
     "redoes": {"type":["string","null"],"format":"uuid"},
     "count": {"type":"integer"},
     "left_out": {"type":"integer"},
     "session_actions": {
      "type": "array",
      "items": {
       "type": "object",
       "required": ["action","count"],
       "properties": {"action":{"$ref":"#/components/schemas/SessionAction"},"count":{"type":"integer"}}
      }
     },
     "entries": {"type":"array","items":{"$ref":"#/components/schemas/HistoryEntry"}}
    }
   },
   "SessionAction": {
    "type": "string",
    "enum": [
     "booked",
     "moved",
     "reassigned",
     "canceled",
     "postponed",
     "confirmed",
     "pending",
     "attended",
     "missed",
     "unmarked",
     "noted",
     "kept",
     "unsettled",
     "changed",
     "deleted",
     "series-booked",
     "series-changed",
     "series-ended",
     "series-deleted"
    ]
   },
   "WaitingEntry": {
    "type": "object",
    "required": [
     "id",
     "client_id",
     "client",
     "schedule_id",
     "worker_ids",
     "days",
     "from_time",
     "to_time",
     "from_date",
     "until_date",
     "note",
     "created_at",
     "updated_at"
    ],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "client_id": {"type":"string","format":"uuid"},
     "client": {"$ref":"#/components/schemas/Client"},
     "schedule_id": {"type":["string","null"],"format":"uuid"},
     "schedule_deleted": {"type":"boolean"},
     "worker_ids": {"type":"array","items":{"type":"string","format":"uuid"}},
     "fits_nobody": {"type":"boolean"},
     "days": {"type":"array","items":{"type":"integer"}},
     "from_time": {"type":["integer","null"]},
     "to_time": {"type":["integer","null"]},
     "from_date": {"type":["string","null"],"format":"date"},
     "until_date": {"type":["string","null"],"format":"date"},
     "note": {"type":["string","null"]},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "MessageState": {"type":"string","enum":["to-tell","told","dropped"]},
   "MessageKind": {"type":"string","enum":["moved","changed-hours","changed-worker","postponed","canceled","ended","restored"]},
   "Message": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "channel",
     "state",
     "client_id",
     "client",
     "session_ids",
     "text",
     "body",
     "summary",
     "first_date",
     "created_at",
     "told_at",
     "told_by"
    ],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "kind": {"$ref":"#/components/schemas/MessageKind"},
     "channel": {"type":"string","enum":["manual"]},
     "state": {"$ref":"#/components/schemas/MessageState"},
     "client_id": {"type":"string","format":"uuid"},
     "client": {"$ref":"#/components/schemas/Client"},
     "session_ids": {"type":"array","items":{"type":"string","format":"uuid"}},
     "text": {"type":"string"},
     "body": {"type":"string"},
     "summary": {"type":"string"},
     "first_date": {"type":["string","null"],"format":"date"},
     "created_at": {"type":"string","format":"date-time"},
     "told_at": {"type":["string","null"],"format":"date-time"},
     "told_by": {"type":["string","null"],"format":"uuid"}
    }
   },
   "WaitingEntryInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["client_id"],
    "properties": {
     "client_id": {"type":"string","format":"uuid"},
     "schedule_id": {"type":["string","null"],"format":"uuid"},
     "worker_ids": {"type":"array","minItems":0,"maxItems":50,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},
     "days": {"type":"array","minItems":0,"maxItems":7,"uniqueItems":true,"items":{"type":"integer","minimum":0,"maximum":6}},
     "from_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "to_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "from_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "until_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "note": {"type":["string","null"],"maxLength":2000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"}
    }
   },
   "WaitingEntryUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "schedule_id": {"type":["string","null"],"format":"uuid"},
     "worker_ids": {"type":"array","minItems":0,"maxItems":50,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},
     "days": {"type":"array","minItems":0,"maxItems":7,"uniqueItems":true,"items":{"type":"integer","minimum":0,"maximum":6}},
     "from_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "to_time": {"type":["integer","null"],"minimum":0,"maximum":1440},
     "from_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "until_date": {"type":["string","null"],"format":"date","pattern":"^(19|20|21)[0-9]{2}-|^2200-"},
     "note": {"type":["string","null"],"maxLength":2000,"pattern":"^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"},
     "updated_at": {"type":"string","format":"date-time"}
    }
   },
   "WaitingSlot": {
    "type": "object",
    "required": ["turn_id","session_date","time","worker_ids"],
    "properties": {
     "turn_id": {"type":"string","format":"uuid"},
     "session_date": {"type":"string","format":"date"},
     "time": {"type":"integer"},
     "worker_ids": {"type":"array","items":{"type":"string","format":"uuid"}}
    }
   },
   "Position": {"type":"integer","enum":[1,2,3,4,5]},
   "Feed": {"type":"object","required":["url"],"properties":{"url":{"type":"string","format":"uri"}}},
   "Worker": {
    "type": "object",
    "required": ["id","person","positions","created_at","updated_at","deleted_at","color"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "person": {"$ref":"#/components/schemas/Person"},
     "positions": {"type":"array","items":{"$ref":"#/components/schemas/Position"}},
     "color": {"type":"integer"},
     "user_id": {"type":"string","format":"uuid"},
     "created_at": {"type":"string","format":"date-time"},
     "updated_at": {"type":"string","format":"date-time"},
     "deleted_at": {"type":["string","null"],"format":"date-time"}
    }
   },
   "WorkerInput": {
    "type": "object",
    "additionalProperties": false,
    "required": ["person","positions"],
    "properties": {
     "person": {"anyOf":[{"$ref":"#/components/schemas/PersonInput"},{"$ref":"#/components/schemas/PersonReference"}]},
     "positions": {"type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Position"}},
     "color": {"type":"integer","minimum":0,"maximum":11}
    }
   },
   "WorkerUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["id","person","positions"],
    "properties": {
     "id": {"type":"string","format":"uuid"},
     "person": {"anyOf":[{"$ref":"#/components/schemas/PersonReplacement"},{"$ref":"#/components/schemas/PersonReference"}]},
     "positions": {"type":"array","minItems":1,"maxItems":5,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Position"}},
     "color": {"type":"integer","minimum":0,"maximum":11},
     "updated_at": {"type":"string","format":"date-time"}
    }
   }
  }
 }
}

/** The paths and components of an OpenAPI document. */
export type Document = { paths: Record<string, Record<string, unknown>>; [key: string]: unknown }
