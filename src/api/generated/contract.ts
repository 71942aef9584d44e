// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

/** The contract without prose and examples, from which the server makes its routes. */
export const contract: Document = {
 "openapi": "3.1.0",
 "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
 "info": {
  "title": "Turnos",
  "version": "1.0.0",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  },
  "description": ""
 },
 "servers": [
  {
   "url": "/api",
   "description": ""
  },
  {
   "url": "http://127.0.0.1:3000/api",
   "description": ""
  },
  {
   "url": "http://127.0.0.1:4010/api",
   "description": ""
  }
 ],
 "security": [
  {
   "signIn": []
  }
 ],
 "tags": [
  {
   "name": "auth",
   "description": ""
  },
  {
   "name": "settings",
   "description": ""
  },
  {
   "name": "clients",
   "description": ""
  },
  {
   "name": "public-link",
   "description": ""
  },
  {
   "name": "people",
   "description": ""
  },
  {
   "name": "roles",
   "description": ""
  },
  {
   "name": "schedules",
   "description": ""
  },
  {
   "name": "sessions",
   "description": ""
  },
  {
   "name": "availability",
   "description": ""
  },
  {
   "name": "users",
   "description": ""
  },
  {
   "name": "history",
   "description": ""
  },
  {
   "name": "waiting-list",
   "description": ""
  },
  {
   "name": "workers",
   "description": ""
  }
 ],
 "paths": {
  "/v1/auth/login": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "login",
    "description": "",
    "tags": [
     "auth"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Login"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/SignedIn"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/WrongCredentials"
     },
     "403": {
      "$ref": "#/components/responses/OtherSite"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/logout": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "logout",
    "description": "",
    "tags": [
     "auth"
    ],
    "security": [],
    "parameters": [
     {
      "name": "everywhere",
      "in": "query",
      "x-addition": true,
      "description": "",
      "schema": {
       "type": "boolean",
       "default": false
      }
     }
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/SignedOut"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/OtherSite"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/is_logged_in": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "getSignedIn",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-access": [],
    "responses": {
     "200": {
      "$ref": "#/components/responses/SignedInUser"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/password": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "changePassword",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordChange"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/PasswordChanged"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/OtherSite"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/second-factor": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "getSecondFactor",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "200": {
      "$ref": "#/components/responses/SecondFactor"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "startSecondFactor",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CurrentPassword"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/NewSecret"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/SecondFactorSet"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "removeSecondFactor",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CurrentPassword"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/second-factor/confirm": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "confirmSecondFactor",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CodeOfNewSecret"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/RecoveryCodes"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/SecondFactorNotBegun"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/second-factor/recovery-codes": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "renewRecoveryCodes",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CurrentPassword"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/RecoveryCodes"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/SecondFactorNotSet"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/sign-ins": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listSignIns",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "200": {
      "$ref": "#/components/responses/SignIns"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "endOtherSignIns",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/auth/sign-ins/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/SignInId"
    }
   ],
   "delete": {
    "operationId": "endSignIn",
    "description": "",
    "tags": [
     "auth"
    ],
    "x-addition": true,
    "x-access": [],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/settings": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "getSettings",
    "description": "",
    "tags": [
     "settings"
    ],
    "x-addition": true,
    "security": [],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Settings"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/settings/backups": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "getBackupState",
    "description": "",
    "tags": [
     "settings"
    ],
    "x-addition": true,
    "x-access": [
     "access.update"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/BackupState"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listClients",
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/Upcoming"
     },
     {
      "$ref": "#/components/parameters/ToRebook"
     },
     {
      "$ref": "#/components/parameters/Linked"
     },
     {
      "$ref": "#/components/parameters/LinkedScheduleId"
     },
     {
      "$ref": "#/components/parameters/Incomplete"
     },
     {
      "$ref": "#/components/parameters/WithSessions"
     },
     {
      "$ref": "#/components/parameters/PeopleSort"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Clients"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createClient",
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ClientInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedClient"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/ClientTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/counts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "countClients",
    "x-addition": true,
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/ClientCounts"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/ClientId"
    }
   ],
   "get": {
    "operationId": "getClient",
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.read"
    ],
    "x-own": {
     "client": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Client"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updateClient",
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ClientUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UpdatedClient"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/StaleOrDocumentTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteClient",
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/ClientInUse"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/{id}/export": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/ClientId"
    }
   ],
   "get": {
    "operationId": "exportClient",
    "x-addition": true,
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/ClientExport"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/{id}/erase": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/ClientId"
    }
   ],
   "post": {
    "operationId": "eraseClient",
    "x-addition": true,
    "description": "",
    "tags": [
     "clients"
    ],
    "x-access": [
     "clients.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Erased"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/ClientNotErasable"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/public-link/generate": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "generatePublicLink",
    "description": "",
    "tags": [
     "public-link"
    ],
    "x-access": [
     "public_links.register",
     "public_links.update"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/GeneratedToken"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/public-link": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "createPublicLink",
    "description": "",
    "tags": [
     "public-link"
    ],
    "x-access": [
     "public_links.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PublicLinkInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedPublicLink"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/LinkTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updatePublicLink",
    "description": "",
    "tags": [
     "public-link"
    ],
    "x-access": [
     "public_links.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PublicLinkUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/PublicLink"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/StaleOrLinkTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/public-link/{url}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/PublicLinkUrl"
    }
   ],
   "get": {
    "operationId": "getPublicView",
    "description": "",
    "tags": [
     "public-link"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Week"
     },
     {
      "$ref": "#/components/parameters/Weeks"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/PublicView"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/public-link/{url}/sessions/{id}/reply": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/PublicLinkUrl"
    },
    {
     "$ref": "#/components/parameters/SessionId"
    }
   ],
   "post": {
    "operationId": "replyToSession",
    "x-addition": true,
    "description": "",
    "tags": [
     "public-link"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ClientReplyInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/RepliedSession"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/ReplyConflict"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/public-link/get-by-url/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/PublicLinkKey"
    }
   ],
   "get": {
    "operationId": "getPublicLink",
    "description": "",
    "tags": [
     "public-link"
    ],
    "x-access": [
     "public_links.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/PublicLink"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/{id}/public-link": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/ClientId"
    }
   ],
   "delete": {
    "operationId": "deletePublicLink",
    "description": "",
    "tags": [
     "public-link"
    ],
    "x-access": [
     "public_links.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/person": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listPeople",
    "description": "",
    "tags": [
     "people"
    ],
    "x-access": [
     "clients.read",
     "workers.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/PeopleSort"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/People"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "savePerson",
    "description": "",
    "tags": [
     "people"
    ],
    "x-access": [
     "clients.register",
     "clients.update",
     "clients.delete",
     "workers.register",
     "workers.update",
     "workers.delete"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PersonChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/SavedPerson"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/PersonConflict"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/person/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/PersonId"
    }
   ],
   "get": {
    "operationId": "getPerson",
    "description": "",
    "tags": [
     "people"
    ],
    "x-access": [
     "clients.read",
     "workers.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Person"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/roles": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listRoles",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "roles.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/NameSort"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Roles"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createRole",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "roles.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RoleInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedRole"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/RoleTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/roles/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/RoleId"
    }
   ],
   "get": {
    "operationId": "getRole",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "roles.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Role"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updateRole",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "roles.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RoleUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UpdatedRole"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/StaleOrRoleTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteRole",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "roles.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/RoleInUse"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/roles/{id}/access": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/RoleId"
    }
   ],
   "get": {
    "operationId": "listRoleAccess",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "access.read",
     "roles.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/RoleAccess"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "giveRoleAccess",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "access.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AccessIds"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/roles/{id}/access/remove": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/RoleId"
    }
   ],
   "post": {
    "operationId": "takeRoleAccess",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "access.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AccessIds"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/AccessKept"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/permissions": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listPermissions",
    "description": "",
    "tags": [
     "roles"
    ],
    "x-access": [
     "access.read",
     "roles.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Permissions"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/schedules": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listSchedules",
    "description": "",
    "tags": [
     "schedules"
    ],
    "x-access": [
     "schedules.read",
     "sessions.read",
     "assists.read"
    ],
    "x-own": {
     "worker": "any",
     "client": "any"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/NameSort"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Schedules"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createSchedule",
    "description": "",
    "tags": [
     "schedules"
    ],
    "x-access": [
     "schedules.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ScheduleInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedSchedule"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/ScheduleTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/schedules/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/ScheduleId"
    }
   ],
   "get": {
    "operationId": "getSchedule",
    "description": "",
    "tags": [
     "schedules"
    ],
    "x-access": [
     "schedules.read",
     "sessions.read",
     "assists.read"
    ],
    "x-own": {
     "worker": "any",
     "client": "any"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Schedule"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updateSchedule",
    "description": "",
    "tags": [
     "schedules"
    ],
    "x-access": [
     "schedules.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ScheduleUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UpdatedSchedule"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/ScheduleInUse"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteSchedule",
    "description": "",
    "tags": [
     "schedules"
    ],
    "x-access": [
     "schedules.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/ScheduleHasSessions"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listSessions",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read"
    ],
    "x-own": {
     "worker": "narrowed",
     "client": "narrowed"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/From"
     },
     {
      "$ref": "#/components/parameters/To"
     },
     {
      "$ref": "#/components/parameters/TurnIdFilter"
     },
     {
      "$ref": "#/components/parameters/WorkerIdFilter"
     },
     {
      "$ref": "#/components/parameters/ClientIdFilter"
     },
     {
      "$ref": "#/components/parameters/StateFilter"
     },
     {
      "$ref": "#/components/parameters/Unavailable"
     },
     {
      "$ref": "#/components/parameters/SessionsToRebook"
     },
     {
      "$ref": "#/components/parameters/ClientReplyFilter"
     },
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/SessionSort"
     },
     {
      "$ref": "#/components/parameters/SessionLimit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/SessionRecords"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createSession",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.register"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Override"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SessionInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedSession"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/BookingConflict"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/SessionId"
    }
   ],
   "get": {
    "operationId": "getSession",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read"
    ],
    "x-own": {
     "worker": "record",
     "client": "record"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Session"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updateSession",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.update"
    ],
    "x-own": {
     "worker": "record"
    },
    "x-own-access": [
     "my_sessions.update"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Override"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SessionUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UpdatedSession"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/SessionConflict"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteSession",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/SlotTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/{id}/state": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/SessionOrSeriesId"
    }
   ],
   "patch": {
    "operationId": "changeSessionState",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.update"
    ],
    "x-own": {
     "worker": "record"
    },
    "x-own-access": [
     "my_sessions.update"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Override"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StateChange"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/ChangedState"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/StateConflict"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/{id}/reminded": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/SessionId"
    }
   ],
   "post": {
    "operationId": "markSessionReminded",
    "x-addition": true,
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Reminder"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/RemindedSession"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/counts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "countSessions",
    "x-addition": true,
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read"
    ],
    "x-own": {
     "worker": "narrowed",
     "client": "narrowed"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/CountsFrom"
     },
     {
      "$ref": "#/components/parameters/CountsTo"
     },
     {
      "$ref": "#/components/parameters/CountsByWorker"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/SessionCounts"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/by-client-and-turn": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listSessionsByClientAndTurn",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read"
    ],
    "x-own": {
     "client": "client_id"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/ClientIdQuery"
     },
     {
      "$ref": "#/components/parameters/TurnIdQuery"
     },
     {
      "$ref": "#/components/parameters/OptionalYear"
     },
     {
      "$ref": "#/components/parameters/OptionalMonth"
     },
     {
      "$ref": "#/components/parameters/OptionalDay"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/ClientSessions"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/by-worker-and-turn": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listSessionsByWorkerAndTurn",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read"
    ],
    "x-own": {
     "worker": "worker_id"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/WorkerIdQuery"
     },
     {
      "$ref": "#/components/parameters/TurnIdQuery"
     },
     {
      "$ref": "#/components/parameters/OptionalYear"
     },
     {
      "$ref": "#/components/parameters/OptionalMonth"
     },
     {
      "$ref": "#/components/parameters/OptionalDay"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/WorkerSessions"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/client/{id}/month": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/ClientId"
    }
   ],
   "get": {
    "operationId": "listClientMonth",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read",
     "assists.read"
    ],
    "x-own": {
     "client": "id"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/Year"
     },
     {
      "$ref": "#/components/parameters/Month"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/ClientMonth"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/clients/{id}/usual-workers": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/ClientId"
    }
   ],
   "get": {
    "operationId": "listUsualWorkers",
    "x-addition": true,
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read"
    ],
    "x-own": {
     "client": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UsualWorkers"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/worker/{id}/month": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/WorkerId"
    }
   ],
   "get": {
    "operationId": "listWorkerMonth",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read",
     "assists.read"
    ],
    "x-own": {
     "worker": "id"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/Year"
     },
     {
      "$ref": "#/components/parameters/Month"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/WorkerMonth"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/available-people": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listAvailablePeople",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.register",
     "sessions.update"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/SessionDates"
     },
     {
      "$ref": "#/components/parameters/SlotTime"
     },
     {
      "$ref": "#/components/parameters/PersonTypeQuery"
     },
     {
      "$ref": "#/components/parameters/TurnIdQuery"
     },
     {
      "$ref": "#/components/parameters/Except"
     },
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/AvailablePeople"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/by-turn-and-week": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listTurnWeek",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read",
     "assists.read"
    ],
    "x-own": {
     "worker": "narrowed",
     "client": "narrowed"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/TurnIdQuery"
     },
     {
      "$ref": "#/components/parameters/Year"
     },
     {
      "$ref": "#/components/parameters/Month"
     },
     {
      "$ref": "#/components/parameters/Day"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/TurnWeek"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/by-client-and-turn-by-month": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listClientTurnMonth",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read",
     "assists.read"
    ],
    "x-own": {
     "client": "client_id"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/ClientIdQuery"
     },
     {
      "$ref": "#/components/parameters/TurnIdQuery"
     },
     {
      "$ref": "#/components/parameters/Year"
     },
     {
      "$ref": "#/components/parameters/Month"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/ClientTurnMonth"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/by-worker-and-turn-by-month": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listWorkerTurnMonth",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.read",
     "assists.read"
    ],
    "x-own": {
     "worker": "worker_id"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/WorkerIdQuery"
     },
     {
      "$ref": "#/components/parameters/TurnIdQuery"
     },
     {
      "$ref": "#/components/parameters/Year"
     },
     {
      "$ref": "#/components/parameters/Month"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/WorkerTurnMonth"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/bulk": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "createSessions",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.register"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Override"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SessionInputs"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedSessions"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "422": {
      "$ref": "#/components/responses/BulkRefused"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteSessions",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.delete"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SessionIds"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/TouchedSessions"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/SlotsTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/duplicated": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "delete": {
    "operationId": "endSeries",
    "description": "",
    "tags": [
     "sessions"
    ],
    "x-access": [
     "sessions.delete"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SeriesEnd"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/EndedSeries"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/workers/{id}/working-hours": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/WorkerId"
    }
   ],
   "get": {
    "operationId": "listWorkerWorkingHours",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "workers.read",
     "sessions.read"
    ],
    "x-own": {
     "worker": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/WorkerWorkingHours"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "replaceWorkerWorkingHours",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "workers.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "minItems": 0,
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/WorkingHoursInput"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/ReplacedWorkingHours"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/working-hours": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listWorkingHours",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "sessions.read",
     "workers.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/AbsencesFrom"
     },
     {
      "$ref": "#/components/parameters/AbsencesTo"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/WorkingHours"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/absences": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listAbsences",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "sessions.read",
     "workers.read"
    ],
    "x-own": {
     "worker": "narrowed"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/AbsencesFrom"
     },
     {
      "$ref": "#/components/parameters/AbsencesTo"
     },
     {
      "$ref": "#/components/parameters/AbsentWorkerId"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Absences"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createAbsence",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "workers.update",
     "sessions.update",
     "schedules.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AbsenceInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedAbsence"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/absences/bulk": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "createAbsences",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "workers.update",
     "sessions.update",
     "schedules.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AbsenceInputs"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedAbsences"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "422": {
      "$ref": "#/components/responses/AbsencesRefused"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/absences/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/AbsenceId"
    }
   ],
   "put": {
    "operationId": "updateAbsence",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "workers.update",
     "sessions.update",
     "schedules.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AbsenceUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UpdatedAbsence"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/StaleAbsence"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteAbsence",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "workers.update",
     "sessions.update",
     "schedules.update"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/holidays": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listHolidays",
    "x-addition": true,
    "description": "",
    "tags": [
     "availability"
    ],
    "x-access": [
     "schedules.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/HolidaysYear"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Holidays"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listUsers",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "users.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/UserSort"
     },
     {
      "$ref": "#/components/parameters/RoleIdFilter"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Users"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createUser",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "users.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedUser"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/UserTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updateUser",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "users.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/User"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/StaleOrUserTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/from-client": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "createUserFromClient",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "users.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserFromClient"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedUserOfClient"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/ClientHasUser"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/from-worker": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "post": {
    "operationId": "createUserFromWorker",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "users.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserFromWorker"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedUserOfWorker"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/WorkerHasUser"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "get": {
    "operationId": "getUser",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "users.read"
    ],
    "x-own": {
     "user": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/User"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteUser",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "users.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/UserKept"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/{id}/password": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "post": {
    "operationId": "resetUserPassword",
    "description": "",
    "tags": [
     "users"
    ],
    "x-addition": true,
    "x-access": [
     "users.update"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/TemporaryPassword"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/OwnPassword"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/{id}/second-factor": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "delete": {
    "operationId": "removeUserSecondFactor",
    "description": "",
    "tags": [
     "users"
    ],
    "x-addition": true,
    "x-access": [
     "users.update"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/OwnSecondFactor"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/{id}/roles": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "get": {
    "operationId": "listUserRoles",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "access.read",
     "users.read"
    ],
    "x-own": {
     "user": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UserRoles"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "giveUserRoles",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "access.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RoleIds"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "takeUserRoles",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "access.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RoleIds"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/AccessKept"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/{id}/access": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "get": {
    "operationId": "listUserAccess",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "access.read",
     "users.read"
    ],
    "x-own": {
     "user": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/DirectAccess"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "giveUserAccess",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "access.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AccessIds"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "takeUserAccess",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "access.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AccessIds"
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Done"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/AccessKept"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/users/{id}/access/all": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "get": {
    "operationId": "listEffectiveUserAccess",
    "description": "",
    "tags": [
     "users"
    ],
    "x-access": [
     "access.read",
     "users.read"
    ],
    "x-own": {
     "user": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/EffectiveAccess"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/history": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listHistory",
    "x-addition": true,
    "description": "",
    "tags": [
     "history"
    ],
    "x-access": [
     "access.read",
     "sessions.read",
     "clients.read",
     "workers.read",
     "schedules.read",
     "roles.read",
     "users.read",
     "public_links.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/HistoryFrom"
     },
     {
      "$ref": "#/components/parameters/HistoryTo"
     },
     {
      "$ref": "#/components/parameters/HistoryUserId"
     },
     {
      "$ref": "#/components/parameters/HistoryKind"
     },
     {
      "$ref": "#/components/parameters/HistoryClientId"
     },
     {
      "$ref": "#/components/parameters/HistoryWorkerId"
     },
     {
      "$ref": "#/components/parameters/HistoryBeforeId"
     },
     {
      "$ref": "#/components/parameters/HistoryLimit"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/History"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/sessions/{id}/history": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/SessionId"
    }
   ],
   "get": {
    "operationId": "listSessionHistory",
    "x-addition": true,
    "description": "",
    "tags": [
     "history"
    ],
    "x-access": [
     "sessions.read"
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/SessionHistory"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/events": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "streamEvents",
    "x-addition": true,
    "x-stream": true,
    "description": "",
    "tags": [
     "history"
    ],
    "x-access": [],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Events"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/waiting-list": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listWaitingEntries",
    "x-addition": true,
    "description": "",
    "tags": [
     "waiting-list"
    ],
    "x-access": [
     "sessions.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/WaitingClientId"
     },
     {
      "$ref": "#/components/parameters/WaitingWorkerId"
     },
     {
      "$ref": "#/components/parameters/WaitingScheduleId"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/WaitingEntries"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createWaitingEntry",
    "x-addition": true,
    "description": "",
    "tags": [
     "waiting-list"
    ],
    "x-access": [
     "sessions.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WaitingEntryInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedWaitingEntry"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/waiting-list/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/WaitingEntryId"
    }
   ],
   "put": {
    "operationId": "updateWaitingEntry",
    "x-addition": true,
    "description": "",
    "tags": [
     "waiting-list"
    ],
    "x-access": [
     "sessions.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WaitingEntryUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UpdatedWaitingEntry"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/StaleWaitingEntry"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteWaitingEntry",
    "x-addition": true,
    "description": "",
    "tags": [
     "waiting-list"
    ],
    "x-access": [
     "sessions.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/waiting-list/matches": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listWaitingMatches",
    "x-addition": true,
    "description": "",
    "tags": [
     "waiting-list"
    ],
    "x-access": [
     "sessions.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/TurnIdQuery"
     },
     {
      "$ref": "#/components/parameters/SessionDate"
     },
     {
      "$ref": "#/components/parameters/SlotTime"
     },
     {
      "$ref": "#/components/parameters/WorkerIdQuery"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/WaitingMatches"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/waiting-list/{id}/slots": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/WaitingEntryId"
    }
   ],
   "get": {
    "operationId": "listWaitingSlots",
    "x-addition": true,
    "description": "",
    "tags": [
     "waiting-list"
    ],
    "x-access": [
     "sessions.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/SlotsFrom"
     },
     {
      "$ref": "#/components/parameters/SlotsTo"
     },
     {
      "$ref": "#/components/parameters/SlotsWorkerId"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/WaitingSlots"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/workers": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    }
   ],
   "get": {
    "operationId": "listWorkers",
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.read"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Search"
     },
     {
      "$ref": "#/components/parameters/PeopleSort"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/Offset"
     }
    ],
    "responses": {
     "200": {
      "$ref": "#/components/responses/Workers"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createWorker",
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.register"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WorkerInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "$ref": "#/components/responses/CreatedWorker"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/WorkerTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "put": {
    "operationId": "updateWorker",
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.update"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WorkerUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/UpdatedWorker"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/StaleOrDocumentTaken"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/workers/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/WorkerId"
    }
   ],
   "get": {
    "operationId": "getWorker",
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.read"
    ],
    "x-own": {
     "worker": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Worker"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteWorker",
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.delete"
    ],
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/WorkerInUse"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/workers/{id}/feed": {
   "parameters": [
    {
     "$ref": "#/components/parameters/CorrelationId"
    },
    {
     "$ref": "#/components/parameters/WorkerId"
    }
   ],
   "get": {
    "operationId": "getWorkerFeed",
    "x-addition": true,
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.update"
    ],
    "x-own": {
     "worker": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/Feed"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "renewWorkerFeed",
    "x-addition": true,
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.update"
    ],
    "x-own": {
     "worker": "id"
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/RenewedFeed"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteWorkerFeed",
    "x-addition": true,
    "description": "",
    "tags": [
     "workers"
    ],
    "x-access": [
     "workers.update"
    ],
    "x-own": {
     "worker": "id"
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Deleted"
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/Internal"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "signIn": {
    "type": "apiKey",
    "in": "cookie",
    "name": "turnos",
    "description": ""
   }
  },
  "headers": {
   "CorrelationId": {
    "required": true,
    "description": "",
    "schema": {
     "type": "string"
    }
   },
   "TotalOfAvailablePeople": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfClients": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfPeople": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfRoles": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfSchedules": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfSessionRecords": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfUsers": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfWaitingEntries": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "TotalOfWorkers": {
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "RetryAfter": {
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "RetrySoon": {
    "description": "",
    "schema": {
     "type": "integer"
    }
   },
   "SignInCookie": {
    "description": "",
    "schema": {
     "type": "string"
    }
   },
   "SignOutCookie": {
    "description": "",
    "schema": {
     "type": "string"
    }
   },
   "NoStore": {
    "description": "",
    "schema": {
     "type": "string"
    }
   },
   "NoReferrer": {
    "description": "",
    "schema": {
     "type": "string"
    }
   },
   "NoRobots": {
    "description": "",
    "schema": {
     "type": "string"
    }
   }
  },
  "parameters": {
   "CorrelationId": {
    "name": "x-correlation-id",
    "in": "header",
    "description": "",
    "schema": {
     "type": "string",
     "pattern": "^[\\w.-]{1,64}$"
    }
   },
   "ClientId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "WorkerId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "PersonId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "RoleId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "ScheduleId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "SessionId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "SessionOrSeriesId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "AbsenceId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "WaitingEntryId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "UserId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "SignInId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "PublicLinkUrl": {
    "name": "url",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string"
    }
   },
   "PublicLinkKey": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "",
    "schema": {
     "type": "string"
    }
   },
   "Search": {
    "name": "search",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "maxLength": 100,
     "pattern": "^[^\\x00-\\x1f\\x7f]*$"
    }
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 10000
    }
   },
   "SessionLimit": {
    "name": "limit",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 10000
    }
   },
   "Offset": {
    "name": "offset",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000000
    }
   },
   "PeopleSort": {
    "name": "sort",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/PeopleSort"
    }
   },
   "NameSort": {
    "name": "sort",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/NameSort"
    }
   },
   "UserSort": {
    "name": "sort",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/UserSort"
    }
   },
   "SessionSort": {
    "name": "sort",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/SessionSort"
    }
   },
   "From": {
    "name": "from",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "To": {
    "name": "to",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "CountsFrom": {
    "name": "from",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "CountsTo": {
    "name": "to",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "CountsByWorker": {
    "name": "by_worker",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean",
     "default": true
    }
   },
   "TurnIdFilter": {
    "name": "turn_id",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "WorkerIdFilter": {
    "name": "worker_id",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "ClientIdFilter": {
    "name": "client_id",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "Unavailable": {
    "name": "unavailable",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean"
    }
   },
   "SessionsToRebook": {
    "name": "to_rebook",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean"
    }
   },
   "ClientReplyFilter": {
    "name": "client_reply",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/ClientReply"
    }
   },
   "Override": {
    "name": "override",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "AbsencesFrom": {
    "name": "from",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "AbsencesTo": {
    "name": "to",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "AbsentWorkerId": {
    "name": "worker_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "HolidaysYear": {
    "name": "year",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1900,
     "maximum": 2200
    }
   },
   "HistoryFrom": {
    "name": "from",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "HistoryTo": {
    "name": "to",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "HistoryUserId": {
    "name": "user_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "HistoryKind": {
    "name": "kind",
    "in": "query",
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/HistoryKind"
    }
   },
   "HistoryClientId": {
    "name": "client_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "HistoryWorkerId": {
    "name": "worker_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "HistoryBeforeId": {
    "name": "before_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "HistoryLimit": {
    "name": "limit",
    "in": "query",
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 200,
     "default": 50
    }
   },
   "SlotsFrom": {
    "name": "from",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "SlotsTo": {
    "name": "to",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "SlotsWorkerId": {
    "name": "worker_id",
    "x-addition": true,
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "WaitingClientId": {
    "name": "client_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "WaitingWorkerId": {
    "name": "worker_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "WaitingScheduleId": {
    "name": "schedule_id",
    "in": "query",
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "RoleIdFilter": {
    "name": "role_id",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "StateFilter": {
    "name": "state",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/SessionState"
    }
   },
   "Except": {
    "name": "except",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "Week": {
    "name": "week",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "Weeks": {
    "name": "weeks",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 5,
     "default": 1
    }
   },
   "Upcoming": {
    "name": "upcoming",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean"
    }
   },
   "ToRebook": {
    "name": "to_rebook",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean"
    }
   },
   "Linked": {
    "name": "linked",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean"
    }
   },
   "Incomplete": {
    "name": "incomplete",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean"
    }
   },
   "WithSessions": {
    "name": "with_sessions",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "boolean"
    }
   },
   "LinkedScheduleId": {
    "name": "linked_schedule_id",
    "in": "query",
    "x-addition": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "ClientIdQuery": {
    "name": "client_id",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "WorkerIdQuery": {
    "name": "worker_id",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "TurnIdQuery": {
    "name": "turn_id",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "Year": {
    "name": "year",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1900,
     "maximum": 2200
    }
   },
   "Month": {
    "name": "month",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 12
    }
   },
   "Day": {
    "name": "day",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 31
    }
   },
   "OptionalYear": {
    "name": "year",
    "in": "query",
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1900,
     "maximum": 2200
    }
   },
   "OptionalMonth": {
    "name": "month",
    "in": "query",
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 12
    }
   },
   "OptionalDay": {
    "name": "day",
    "in": "query",
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 31
    }
   },
   "SessionDate": {
    "name": "session_date",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "string",
     "format": "date",
     "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
    }
   },
   "SessionDates": {
    "name": "session_date",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "array",
     "minItems": 1,
     "maxItems": 60,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-"
     }
    }
   },
   "SlotTime": {
    "name": "time",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1440
    }
   },
   "PersonTypeQuery": {
    "name": "person_type",
    "in": "query",
    "required": true,
    "description": "",
    "schema": {
     "$ref": "#/components/schemas/PersonType"
    }
   }
  },
  "responses": {
   "SignedIn": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "set-cookie": {
      "$ref": "#/components/headers/SignInCookie"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/User"
      }
     }
    }
   },
   "SignedOut": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "set-cookie": {
      "$ref": "#/components/headers/SignOutCookie"
     }
    }
   },
   "SignedInUser": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/User"
      }
     }
    }
   },
   "PasswordChanged": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "set-cookie": {
      "$ref": "#/components/headers/SignInCookie"
     }
    }
   },
   "SecondFactor": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/SecondFactor"
      }
     }
    }
   },
   "NewSecret": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/NewSecret"
      }
     }
    }
   },
   "RecoveryCodes": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/RecoveryCodes"
      }
     }
    }
   },
   "SignIns": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/SignIn"
       }
      }
     }
    }
   },
   "Settings": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Settings"
      }
     }
    }
   },
   "BackupState": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/BackupState"
      }
     }
    }
   },
   "Clients": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfClients"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Client"
       }
      }
     }
    }
   },
   "ClientCounts": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ClientCounts"
      }
     }
    }
   },
   "Client": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Client"
      }
     }
    }
   },
   "ClientExport": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ClientExport"
      }
     }
    }
   },
   "UpdatedClient": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Client"
      }
     }
    }
   },
   "CreatedClient": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "GeneratedToken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "string"
      }
     }
    }
   },
   "PublicLink": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/PublicLink"
      }
     }
    }
   },
   "CreatedPublicLink": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/PublicLink"
      }
     }
    }
   },
   "PublicView": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "cache-control": {
      "$ref": "#/components/headers/NoStore"
     },
     "referrer-policy": {
      "$ref": "#/components/headers/NoReferrer"
     },
     "x-robots-tag": {
      "$ref": "#/components/headers/NoRobots"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/PublicView"
      }
     }
    }
   },
   "RepliedSession": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "cache-control": {
      "$ref": "#/components/headers/NoStore"
     },
     "referrer-policy": {
      "$ref": "#/components/headers/NoReferrer"
     },
     "x-robots-tag": {
      "$ref": "#/components/headers/NoRobots"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/PublicSession"
      }
     }
    }
   },
   "People": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfPeople"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Person"
       }
      }
     }
    }
   },
   "Person": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Person"
      }
     }
    }
   },
   "SavedPerson": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "Roles": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfRoles"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Role"
       }
      }
     }
    }
   },
   "Role": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Role"
      }
     }
    }
   },
   "UpdatedRole": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Role"
      }
     }
    }
   },
   "CreatedRole": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "RoleAccess": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Access"
       }
      }
     }
    }
   },
   "Permissions": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Module"
       }
      }
     }
    }
   },
   "Schedules": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfSchedules"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Schedule"
       }
      }
     }
    }
   },
   "Schedule": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Schedule"
      }
     }
    }
   },
   "UpdatedSchedule": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Schedule"
      }
     }
    }
   },
   "CreatedSchedule": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "SessionCounts": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/SessionCount"
       }
      }
     }
    }
   },
   "SessionRecords": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfSessionRecords"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "Session": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Session"
      }
     }
    }
   },
   "UpdatedSession": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Session"
      }
     }
    }
   },
   "ChangedState": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Session"
      }
     }
    }
   },
   "RemindedSession": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Session"
      }
     }
    }
   },
   "EndedSeries": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "type": "string",
        "format": "uuid"
       }
      }
     }
    }
   },
   "CreatedSession": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "ClientSessions": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "WorkerSessions": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "ClientMonth": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "UsualWorkers": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/UsualWorker"
       }
      }
     }
    }
   },
   "ClientTurnMonth": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "WorkerMonth": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "WorkerTurnMonth": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "TurnWeek": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Session"
       }
      }
     }
    }
   },
   "AvailablePeople": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfAvailablePeople"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "anyOf": [
        {
         "type": "array",
         "items": {
          "type": "string",
          "format": "uuid"
         }
        },
        {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/AvailableOnDate"
         }
        }
       ]
      }
     }
    }
   },
   "WorkerWorkingHours": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/WorkingHours"
       }
      }
     }
    }
   },
   "ReplacedWorkingHours": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/WorkingHours"
       }
      }
     }
    }
   },
   "WorkingHours": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/WorkerHours"
       }
      }
     }
    }
   },
   "Absences": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Absence"
       }
      }
     }
    }
   },
   "CreatedAbsence": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "CreatedAbsences": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "type": "string",
        "format": "uuid"
       }
      }
     }
    }
   },
   "UpdatedAbsence": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Absence"
      }
     }
    }
   },
   "Holidays": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Holiday"
       }
      }
     }
    }
   },
   "WaitingEntries": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfWaitingEntries"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/WaitingEntry"
       }
      }
     }
    }
   },
   "CreatedWaitingEntry": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "UpdatedWaitingEntry": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/WaitingEntry"
      }
     }
    }
   },
   "History": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/HistoryEntry"
       }
      }
     }
    }
   },
   "Events": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "text/event-stream": {
      "schema": {
       "type": "string",
       "contentSchema": {
        "$ref": "#/components/schemas/ChangeEvent"
       }
      }
     }
    }
   },
   "SessionHistory": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/HistoryEntry"
       }
      }
     }
    }
   },
   "WaitingMatches": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/WaitingEntry"
       }
      }
     }
    }
   },
   "WaitingSlots": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/WaitingSlot"
       }
      }
     }
    }
   },
   "CreatedSessions": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "type": "string",
        "format": "uuid"
       }
      }
     }
    }
   },
   "TouchedSessions": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "type": "string",
        "format": "uuid"
       }
      }
     }
    }
   },
   "Users": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfUsers"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/User"
       }
      }
     }
    }
   },
   "User": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/User"
      }
     }
    }
   },
   "CreatedUser": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "CreatedUserOfClient": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/CreatedUser"
      }
     }
    }
   },
   "CreatedUserOfWorker": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/CreatedUser"
      }
     }
    }
   },
   "TemporaryPassword": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/TemporaryPassword"
      }
     }
    }
   },
   "UserRoles": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Role"
       }
      }
     }
    }
   },
   "DirectAccess": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Access"
       }
      }
     }
    }
   },
   "EffectiveAccess": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/EffectiveAccess"
       }
      }
     }
    }
   },
   "Workers": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "x-total-count": {
      "$ref": "#/components/headers/TotalOfWorkers"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Worker"
       }
      }
     }
    }
   },
   "Feed": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Feed"
      }
     }
    }
   },
   "RenewedFeed": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Feed"
      }
     }
    }
   },
   "Worker": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Worker"
      }
     }
    }
   },
   "UpdatedWorker": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Worker"
      }
     }
    }
   },
   "CreatedWorker": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Created"
      }
     }
    }
   },
   "Deleted": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    }
   },
   "Erased": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    }
   },
   "Done": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    }
   },
   "BadRequest": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "Unauthorized": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "WrongCredentials": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "Forbidden": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "NotFound": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ClientTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "WorkerTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "LinkTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "RoleTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "UserTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ClientHasUser": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "WorkerHasUser": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ScheduleTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "StaleOrDocumentTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "PersonConflict": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "StaleOrLinkTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "StaleOrRoleTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "StaleOrUserTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ClientInUse": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ClientNotErasable": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "WorkerInUse": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "RoleInUse": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ScheduleHasSessions": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ScheduleInUse": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "BookingConflict": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "SessionConflict": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "StateConflict": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "ReplyConflict": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "SlotTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "SlotsTaken": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "AccessKept": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "UserKept": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "TooLarge": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "OtherSite": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "WrongMediaType": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "BulkRefused": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "StaleAbsence": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "StaleWaitingEntry": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "AbsencesRefused": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "OwnPassword": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "SecondFactorSet": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "SecondFactorNotBegun": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "SecondFactorNotSet": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "OwnSecondFactor": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "TooManyRequests": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "retry-after": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "Internal": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   },
   "Unavailable": {
    "description": "",
    "headers": {
     "x-correlation-id": {
      "$ref": "#/components/headers/CorrelationId"
     },
     "retry-after": {
      "$ref": "#/components/headers/RetrySoon"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Error"
      }
     }
    }
   }
  },
  "schemas": {
   "Error": {
    "type": "object",
    "description": "",
    "required": [
     "error",
     "correlationId"
    ],
    "properties": {
     "error": {
      "type": "object",
      "required": [
       "message",
       "details",
       "code"
      ],
      "properties": {
       "message": {
        "type": "string",
        "description": ""
       },
       "details": {
        "type": "array",
        "description": "",
        "items": {
         "$ref": "#/components/schemas/Problem"
        }
       },
       "code": {
        "$ref": "#/components/schemas/ErrorCode"
       }
      }
     },
     "correlationId": {
      "type": "string",
      "description": ""
     }
    }
   },
   "Problem": {
    "type": "object",
    "required": [
     "path",
     "message"
    ],
    "properties": {
     "path": {
      "type": "string",
      "description": ""
     },
     "message": {
      "type": "string",
      "description": ""
     },
     "reason": {
      "$ref": "#/components/schemas/UnavailableReason",
      "x-addition": true,
      "description": ""
     },
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "ErrorCode": {
    "type": "integer",
    "description": "",
    "enum": [
     0,
     1,
     2,
     3,
     4,
     5,
     6
    ]
   },
   "Created": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     }
    }
   },
   "PeopleSort": {
    "type": "string",
    "enum": [
     "name",
     "-name",
     "document",
     "-document",
     "created",
     "-created"
    ]
   },
   "NameSort": {
    "type": "string",
    "enum": [
     "name",
     "-name",
     "created",
     "-created"
    ]
   },
   "UnavailableReason": {
    "type": "string",
    "description": "",
    "enum": [
     "hours",
     "absence",
     "closed"
    ]
   },
   "WorkingHours": {
    "type": "object",
    "description": "",
    "required": [
     "day",
     "start_time",
     "end_time",
     "from_date",
     "to_date"
    ],
    "properties": {
     "day": {
      "type": "integer",
      "description": ""
     },
     "start_time": {
      "type": "integer",
      "description": ""
     },
     "end_time": {
      "type": "integer",
      "description": ""
     },
     "from_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     },
     "to_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     }
    }
   },
   "WorkerHours": {
    "type": "object",
    "description": "",
    "required": [
     "worker_id",
     "day",
     "start_time",
     "end_time",
     "from_date",
     "to_date"
    ],
    "properties": {
     "worker_id": {
      "type": "string",
      "format": "uuid"
     },
     "day": {
      "type": "integer",
      "description": ""
     },
     "start_time": {
      "type": "integer",
      "description": ""
     },
     "end_time": {
      "type": "integer",
      "description": ""
     },
     "from_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     },
     "to_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     }
    }
   },
   "WorkingHoursInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "day",
     "start_time",
     "end_time"
    ],
    "properties": {
     "day": {
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "description": ""
     },
     "start_time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "end_time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "from_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "to_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     }
    }
   },
   "Absence": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "worker_id",
     "from_date",
     "to_date",
     "start_time",
     "end_time",
     "created_at",
     "updated_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "worker_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "from_date": {
      "type": "string",
      "format": "date",
      "description": ""
     },
     "to_date": {
      "type": "string",
      "format": "date",
      "description": ""
     },
     "start_time": {
      "type": [
       "integer",
       "null"
      ],
      "description": ""
     },
     "end_time": {
      "type": [
       "integer",
       "null"
      ],
      "description": ""
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "AbsenceInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "from_date",
     "to_date"
    ],
    "properties": {
     "worker_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "from_date": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "to_date": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "start_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "end_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$",
      "description": ""
     }
    }
   },
   "AbsenceInputs": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "absences"
    ],
    "properties": {
     "absences": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/AbsenceInput"
      }
     }
    }
   },
   "AbsenceUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "from_date",
     "to_date"
    ],
    "properties": {
     "from_date": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "to_date": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "start_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "end_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$",
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     }
    }
   },
   "Holiday": {
    "type": "object",
    "required": [
     "date",
     "name"
    ],
    "properties": {
     "date": {
      "type": "string",
      "format": "date"
     },
     "name": {
      "type": "string",
      "description": ""
     }
    }
   },
   "Login": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "username",
     "password"
    ],
    "properties": {
     "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "pattern": "^[^\\x00]*$",
      "description": ""
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": ""
     },
     "code": {
      "x-addition": true,
      "$ref": "#/components/schemas/Code"
     }
    }
   },
   "Code": {
    "type": "string",
    "description": "",
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[^\\x00]*$"
   },
   "CurrentPassword": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "current_password"
    ],
    "properties": {
     "current_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": ""
     }
    }
   },
   "CodeOfNewSecret": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code"
    ],
    "properties": {
     "code": {
      "$ref": "#/components/schemas/Code"
     }
    }
   },
   "SecondFactor": {
    "type": "object",
    "description": "",
    "required": [
     "active",
     "recovery_codes"
    ],
    "properties": {
     "active": {
      "type": "boolean",
      "description": ""
     },
     "recovery_codes": {
      "type": "integer",
      "description": ""
     }
    }
   },
   "NewSecret": {
    "type": "object",
    "required": [
     "secret",
     "uri"
    ],
    "properties": {
     "secret": {
      "type": "string",
      "description": ""
     },
     "uri": {
      "type": "string",
      "description": ""
     }
    }
   },
   "RecoveryCodes": {
    "type": "object",
    "required": [
     "recovery_codes"
    ],
    "properties": {
     "recovery_codes": {
      "type": "array",
      "description": "",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "SignIn": {
    "type": "object",
    "required": [
     "id",
     "created_at",
     "seen_at",
     "is_current"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     },
     "seen_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     },
     "browser": {
      "type": "string",
      "description": ""
     },
     "is_current": {
      "type": "boolean",
      "description": ""
     }
    }
   },
   "PasswordChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "current_password",
     "new_password"
    ],
    "properties": {
     "current_password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "description": ""
     },
     "new_password": {
      "$ref": "#/components/schemas/NewPassword"
     }
    }
   },
   "NewPassword": {
    "type": "string",
    "description": "",
    "minLength": 10,
    "maxLength": 128
   },
   "Settings": {
    "type": "object",
    "required": [
     "product",
     "time_zone",
     "test_mode"
    ],
    "properties": {
     "product": {
      "type": "string",
      "description": ""
     },
     "time_zone": {
      "type": "string",
      "description": ""
     },
     "test_mode": {
      "type": "boolean",
      "description": ""
     },
     "clinic_name": {
      "type": "string",
      "x-addition": true,
      "description": ""
     },
     "clinic_phone": {
      "type": "string",
      "x-addition": true,
      "description": ""
     },
     "phone_prefix": {
      "type": "string",
      "x-addition": true,
      "description": ""
     },
     "client_replies": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     },
     "additions": {
      "type": "array",
      "x-addition": true,
      "description": "",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "BackupState": {
    "type": "object",
    "required": [
     "is_overdue"
    ],
    "properties": {
     "is_overdue": {
      "type": "boolean",
      "description": ""
     },
     "last_backup_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     }
    }
   },
   "DocumentType": {
    "type": "integer",
    "description": "",
    "enum": [
     0,
     1,
     2
    ]
   },
   "PersonType": {
    "type": "string",
    "description": "",
    "enum": [
     "client",
     "worker"
    ]
   },
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
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "father_last_name": {
      "type": "string"
     },
     "mother_last_name": {
      "type": "string",
      "description": ""
     },
     "email": {
      "type": "string"
     },
     "address": {
      "type": "string"
     },
     "phone": {
      "type": "string",
      "description": ""
     },
     "birth_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "gender": {
      "type": "boolean",
      "description": ""
     },
     "document": {
      "type": "string",
      "description": ""
     },
     "document_type": {
      "$ref": "#/components/schemas/DocumentType"
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "EmailInput": {
    "type": [
     "string",
     "null"
    ],
    "description": "",
    "maxLength": 254,
    "pattern": "^([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"
   },
   "PhoneInput": {
    "type": [
     "string",
     "null"
    ],
    "description": "",
    "maxLength": 60,
    "pattern": "^([ ()./-]*(\\+[ ()./-]*)?([0-9][ ()./-]*){6,20})?$"
   },
   "PersonFields": {
    "type": "object",
    "description": "",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$",
      "description": ""
     },
     "father_last_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "mother_last_name": {
      "type": "string",
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$",
      "description": ""
     },
     "email": {
      "$ref": "#/components/schemas/EmailInput"
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "phone": {
      "$ref": "#/components/schemas/PhoneInput"
     },
     "birth_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "gender": {
      "type": "boolean",
      "description": ""
     },
     "document": {
      "type": "string",
      "pattern": "^([A-Za-z0-9]{6,12})?$",
      "description": ""
     },
     "document_type": {
      "$ref": "#/components/schemas/DocumentType"
     }
    },
    "if": {
     "properties": {
      "document_type": {
       "const": 0
      }
     },
     "required": [
      "document_type"
     ]
    },
    "then": {
     "properties": {
      "document": {
       "pattern": "^([0-9]{8})?$"
      }
     }
    },
    "else": {
     "if": {
      "properties": {
       "document_type": {
        "const": 2
       }
      },
      "required": [
       "document_type"
      ]
     },
     "then": {
      "properties": {
       "document": {
        "pattern": "^([0-9]{11})?$"
       }
      }
     }
    }
   },
   "PersonInput": {
    "type": "object",
    "description": "",
    "allOf": [
     {
      "$ref": "#/components/schemas/PersonFields"
     }
    ],
    "unevaluatedProperties": false,
    "required": [
     "name",
     "father_last_name",
     "mother_last_name",
     "gender",
     "document",
     "document_type"
    ]
   },
   "PersonReference": {
    "type": "object",
    "description": "",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     }
    }
   },
   "PersonReplacement": {
    "type": "object",
    "description": "",
    "allOf": [
     {
      "$ref": "#/components/schemas/PersonFields"
     }
    ],
    "unevaluatedProperties": false,
    "required": [
     "name",
     "father_last_name",
     "mother_last_name",
     "gender",
     "document",
     "document_type"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     }
    }
   },
   "PersonUpdate": {
    "type": "object",
    "description": "",
    "allOf": [
     {
      "$ref": "#/components/schemas/PersonFields"
     }
    ],
    "unevaluatedProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "PersonChange": {
    "description": "",
    "anyOf": [
     {
      "$ref": "#/components/schemas/PersonInput"
     },
     {
      "$ref": "#/components/schemas/PersonUpdate"
     }
    ]
   },
   "Client": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "person",
     "public_link",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "person": {
      "$ref": "#/components/schemas/Person"
     },
     "user_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "public_link": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     },
     "guardian_name": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true,
      "description": ""
     },
     "guardian_phone": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true,
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true,
      "description": ""
     },
     "last_session": {
      "$ref": "#/components/schemas/LastSession",
      "x-addition": true
     },
     "next_session": {
      "$ref": "#/components/schemas/NextSession",
      "x-addition": true
     },
     "usual_workers": {
      "type": "array",
      "x-addition": true,
      "description": "",
      "items": {
       "$ref": "#/components/schemas/UsualWorker"
      }
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "LastSession": {
    "type": "object",
    "description": "",
    "required": [
     "session_date",
     "time",
     "turn_id",
     "state"
    ],
    "properties": {
     "session_date": {
      "type": "string",
      "format": "date"
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "turn_id": {
      "type": "string",
      "format": "uuid"
     },
     "state": {
      "$ref": "#/components/schemas/SessionState"
     }
    }
   },
   "NextSession": {
    "type": "object",
    "description": "",
    "required": [
     "session_date",
     "time",
     "worker_id"
    ],
    "properties": {
     "session_date": {
      "type": "string",
      "format": "date"
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "worker_id": {
      "type": "string",
      "format": "uuid"
     }
    }
   },
   "ClientCounts": {
    "type": "object",
    "required": [
     "incomplete"
    ],
    "properties": {
     "without_upcoming": {
      "type": "integer",
      "description": ""
     },
     "to_rebook": {
      "type": "integer",
      "description": ""
     },
     "linked": {
      "type": "integer",
      "description": ""
     },
     "incomplete": {
      "type": "integer",
      "description": ""
     }
    }
   },
   "ClientExport": {
    "type": "object",
    "description": "",
    "required": [
     "exported_at",
     "person",
     "records",
     "public_link",
     "users",
     "waiting_entries",
     "reminders",
     "sessions",
     "history"
    ],
    "properties": {
     "exported_at": {
      "type": "string",
      "format": "date-time"
     },
     "person": {
      "$ref": "#/components/schemas/Person"
     },
     "records": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/ExportedRecord"
      }
     },
     "public_link": {
      "description": "",
      "anyOf": [
       {
        "$ref": "#/components/schemas/ExportedLink"
       },
       {
        "type": "null"
       }
      ]
     },
     "users": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/ExportedUser"
      }
     },
     "waiting_entries": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/ExportedWaitingEntry"
      }
     },
     "reminders": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/ExportedReminder"
      }
     },
     "replies": {
      "type": "array",
      "x-addition": true,
      "description": "",
      "items": {
       "$ref": "#/components/schemas/ExportedReply"
      }
     },
     "sessions": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/ExportedSession"
      }
     },
     "history": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/HistoryEntry"
      }
     }
    }
   },
   "ExportedRecord": {
    "type": "object",
    "required": [
     "id",
     "guardian_name",
     "guardian_phone",
     "note",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "guardian_name": {
      "type": [
       "string",
       "null"
      ]
     },
     "guardian_phone": {
      "type": [
       "string",
       "null"
      ]
     },
     "note": {
      "type": [
       "string",
       "null"
      ]
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "ExportedLink": {
    "type": "object",
    "description": "",
    "required": [
     "created_at",
     "schedule",
     "workers"
    ],
    "properties": {
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     },
     "schedule": {
      "type": "string",
      "description": ""
     },
     "workers": {
      "type": "array",
      "description": "",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "ExportedUser": {
    "type": "object",
    "required": [
     "name",
     "email",
     "roles",
     "created_at",
     "deleted_at"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "email": {
      "type": [
       "string",
       "null"
      ]
     },
     "roles": {
      "type": "array",
      "description": "",
      "items": {
       "type": "string"
      }
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "ExportedWaitingEntry": {
    "type": "object",
    "description": "",
    "required": [
     "schedule",
     "workers",
     "days",
     "from_time",
     "to_time",
     "from_date",
     "until_date",
     "note",
     "created_at",
     "booked"
    ],
    "properties": {
     "schedule": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     },
     "workers": {
      "type": "array",
      "description": "",
      "items": {
       "type": "string"
      }
     },
     "days": {
      "type": "array",
      "description": "",
      "items": {
       "type": "integer"
      }
     },
     "from_time": {
      "type": [
       "integer",
       "null"
      ],
      "description": ""
     },
     "to_time": {
      "type": [
       "integer",
       "null"
      ],
      "description": ""
     },
     "from_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "until_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "note": {
      "type": [
       "string",
       "null"
      ]
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     },
     "booked": {
      "type": "boolean",
      "description": ""
     }
    }
   },
   "ExportedReminder": {
    "type": "object",
    "required": [
     "session_date",
     "time",
     "worker",
     "turn",
     "reminded_at"
    ],
    "properties": {
     "session_date": {
      "type": "string",
      "format": "date"
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "worker": {
      "type": "string",
      "description": ""
     },
     "turn": {
      "type": "string",
      "description": ""
     },
     "reminded_at": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "ExportedReply": {
    "type": "object",
    "required": [
     "session_date",
     "time",
     "worker",
     "turn",
     "reply",
     "replied_at"
    ],
    "properties": {
     "session_date": {
      "type": "string",
      "format": "date"
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "worker": {
      "type": "string",
      "description": ""
     },
     "turn": {
      "type": "string",
      "description": ""
     },
     "reply": {
      "$ref": "#/components/schemas/ClientReply"
     },
     "replied_at": {
      "type": "string",
      "format": "date-time"
     }
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
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "session_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     },
     "standing": {
      "type": "boolean",
      "description": ""
     },
     "starts_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "ends_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "day": {
      "type": "integer",
      "description": ""
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "duration": {
      "type": "integer",
      "description": ""
     },
     "worker": {
      "type": "string",
      "description": ""
     },
     "turn": {
      "type": "string",
      "description": ""
     },
     "schedule": {
      "type": "string",
      "description": ""
     },
     "state": {
      "$ref": "#/components/schemas/SessionState"
     },
     "attended": {
      "type": [
       "boolean",
       "null"
      ]
     },
     "note": {
      "type": [
       "string",
       "null"
      ]
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "ClientInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "person"
    ],
    "properties": {
     "person": {
      "description": "",
      "anyOf": [
       {
        "$ref": "#/components/schemas/PersonInput"
       },
       {
        "$ref": "#/components/schemas/PersonReference"
       }
      ]
     },
     "guardian_name": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$",
      "x-addition": true,
      "description": ""
     },
     "guardian_phone": {
      "$ref": "#/components/schemas/PhoneInput",
      "x-addition": true,
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000,
      "pattern": "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "ClientUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "person"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "person": {
      "description": "",
      "anyOf": [
       {
        "$ref": "#/components/schemas/PersonReplacement"
       },
       {
        "$ref": "#/components/schemas/PersonReference"
       }
      ]
     },
     "guardian_name": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$",
      "x-addition": true,
      "description": ""
     },
     "guardian_phone": {
      "$ref": "#/components/schemas/PhoneInput",
      "x-addition": true,
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000,
      "pattern": "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$",
      "x-addition": true,
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "PublicLink": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "schedule_id",
     "worker_ids",
     "client_id",
     "url"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "schedule_id": {
      "type": "string",
      "format": "uuid"
     },
     "worker_ids": {
      "type": "array",
      "description": "",
      "items": {
       "type": "string",
       "format": "uuid"
      }
     },
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "url": {
      "type": "string",
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "PublicLinkInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "schedule_id",
     "worker_ids",
     "client_id",
     "url"
    ],
    "properties": {
     "schedule_id": {
      "type": "string",
      "format": "uuid"
     },
     "worker_ids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "format": "uuid"
      }
     },
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "url": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{22}$",
      "description": ""
     }
    }
   },
   "PublicLinkUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "schedule_id",
     "worker_ids",
     "client_id",
     "url"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "schedule_id": {
      "type": "string",
      "format": "uuid"
     },
     "worker_ids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "format": "uuid"
      }
     },
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "url": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{22}$",
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "PublicView": {
    "type": "object",
    "required": [
     "sessions",
     "schedule",
     "workers",
     "client"
    ],
    "properties": {
     "sessions": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PublicSession"
      }
     },
     "schedule": {
      "$ref": "#/components/schemas/PublicSchedule"
     },
     "workers": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/PublicName"
      }
     },
     "client": {
      "$ref": "#/components/schemas/PublicName"
     },
     "week_start": {
      "type": "string",
      "format": "date",
      "x-addition": true,
      "description": ""
     },
     "closed_dates": {
      "type": "array",
      "x-addition": true,
      "description": "",
      "items": {
       "type": "string",
       "format": "date"
      }
     },
     "next_session": {
      "$ref": "#/components/schemas/PublicSession",
      "x-addition": true,
      "description": ""
     },
     "feed_url": {
      "type": "string",
      "format": "uri",
      "x-addition": true,
      "description": ""
     },
     "takes_replies": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "ClientReply": {
    "type": "string",
    "description": "",
    "enum": [
     "confirmed",
     "declined"
    ]
   },
   "ClientReplyInput": {
    "type": "object",
    "description": "",
    "additionalProperties": false,
    "required": [
     "session_date",
     "reply"
    ],
    "properties": {
     "session_date": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "reply": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "confirmed",
       "declined",
       null
      ],
      "description": ""
     }
    }
   },
   "PublicSession": {
    "type": "object",
    "required": [
     "id",
     "is_assigned",
     "worker_id",
     "turn_id",
     "day",
     "time"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "is_assigned": {
      "type": "boolean",
      "description": ""
     },
     "worker_id": {
      "type": "string",
      "format": "uuid"
     },
     "turn_id": {
      "type": "string",
      "format": "uuid"
     },
     "day": {
      "type": "integer",
      "description": ""
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "session_date": {
      "type": "string",
      "format": "date",
      "x-addition": true,
      "description": ""
     },
     "duration": {
      "type": "integer",
      "x-addition": true,
      "description": ""
     },
     "state": {
      "type": "string",
      "enum": [
       "pending",
       "confirmed",
       "canceled",
       "postponed"
      ],
      "x-addition": true,
      "description": ""
     },
     "standing": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     },
     "accepted": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     },
     "client_reply": {
      "$ref": "#/components/schemas/ClientReply",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "PublicSchedule": {
    "type": "object",
    "required": [
     "id",
     "name",
     "session_duration",
     "break_duration",
     "turns"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "session_duration": {
      "type": "integer",
      "description": ""
     },
     "break_duration": {
      "type": "integer",
      "description": ""
     },
     "turns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PublicTurn"
      }
     }
    }
   },
   "PublicTurn": {
    "type": "object",
    "required": [
     "id",
     "name",
     "start_time",
     "end_time"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "start_time": {
      "type": "integer",
      "description": ""
     },
     "end_time": {
      "type": "integer",
      "description": ""
     }
    }
   },
   "PublicName": {
    "type": "object",
    "required": [
     "id",
     "name",
     "father_last_name",
     "mother_last_name"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "father_last_name": {
      "type": "string"
     },
     "mother_last_name": {
      "type": "string"
     }
    }
   },
   "AccessType": {
    "type": "string",
    "description": "",
    "enum": [
     "read",
     "register",
     "update",
     "delete",
     "mix"
    ]
   },
   "Access": {
    "type": "object",
    "required": [
     "id",
     "name",
     "code",
     "module_id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "code": {
      "type": "string",
      "description": ""
     },
     "module_id": {
      "type": "string",
      "format": "uuid"
     },
     "type": {
      "$ref": "#/components/schemas/AccessType",
      "x-addition": true
     }
    }
   },
   "ModuleAccess": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "name",
     "code",
     "module_id",
     "type"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "code": {
      "type": "string",
      "description": ""
     },
     "module_id": {
      "type": "string",
      "format": "uuid"
     },
     "type": {
      "$ref": "#/components/schemas/AccessType"
     }
    }
   },
   "Module": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "name",
     "code",
     "parent_id",
     "access",
     "children"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "code": {
      "type": "string"
     },
     "parent_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid"
     },
     "access": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/ModuleAccess"
      }
     },
     "children": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Module"
      }
     }
    }
   },
   "Role": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "name",
     "code",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "code": {
      "type": [
       "string",
       "null"
      ]
     },
     "user_count": {
      "type": "integer",
      "x-addition": true,
      "description": ""
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "RoleInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "code": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     }
    }
   },
   "RoleUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "code": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "AccessIds": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "access_ids"
    ],
    "properties": {
     "access_ids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "format": "uuid"
      }
     }
    }
   },
   "RoleIds": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "role_ids"
    ],
    "properties": {
     "role_ids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "format": "uuid"
      }
     }
    }
   },
   "Schedule": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "name",
     "session_duration",
     "break_duration",
     "turns",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "session_duration": {
      "type": "integer",
      "description": ""
     },
     "break_duration": {
      "type": "integer",
      "description": ""
     },
     "turns": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/Turn"
      }
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "Turn": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "name",
     "start_time",
     "end_time",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "start_time": {
      "type": "integer",
      "description": ""
     },
     "end_time": {
      "type": "integer",
      "description": ""
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "ScheduleInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "session_duration",
     "break_duration",
     "turns"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "session_duration": {
      "type": "integer",
      "minimum": 5,
      "maximum": 480,
      "description": ""
     },
     "break_duration": {
      "type": "integer",
      "minimum": 0,
      "maximum": 240,
      "description": ""
     },
     "turns": {
      "type": "array",
      "minItems": 1,
      "maxItems": 12,
      "description": "",
      "items": {
       "$ref": "#/components/schemas/TurnInput"
      }
     }
    }
   },
   "TurnInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "start_time",
     "end_time"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "start_time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "end_time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     }
    }
   },
   "ScheduleUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "session_duration",
     "break_duration",
     "turns"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "session_duration": {
      "type": "integer",
      "minimum": 5,
      "maximum": 480,
      "description": ""
     },
     "break_duration": {
      "type": "integer",
      "minimum": 0,
      "maximum": 240,
      "description": ""
     },
     "turns": {
      "type": "array",
      "minItems": 1,
      "maxItems": 12,
      "description": "",
      "items": {
       "$ref": "#/components/schemas/TurnUpdate"
      }
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "TurnUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "start_time",
     "end_time"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\x00-\\x1f\\x7f]*$"
     },
     "start_time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "end_time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     }
    }
   },
   "SessionState": {
    "type": "string",
    "description": "",
    "enum": [
     "pending",
     "confirmed",
     "canceled",
     "postponed"
    ]
   },
   "SessionSort": {
    "type": "string",
    "enum": [
     "date",
     "-date"
    ]
   },
   "Session": {
    "type": "object",
    "description": "",
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
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "client": {
      "$ref": "#/components/schemas/Client"
     },
     "worker": {
      "$ref": "#/components/schemas/SessionWorker"
     },
     "turn_id": {
      "type": "string",
      "format": "uuid"
     },
     "day": {
      "type": "integer",
      "description": ""
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "session_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     },
     "state": {
      "$ref": "#/components/schemas/SessionState"
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "standing": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     },
     "duration": {
      "type": "integer",
      "x-addition": true,
      "description": ""
     },
     "starts_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "x-addition": true,
      "description": ""
     },
     "ends_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "x-addition": true,
      "description": ""
     },
     "unavailable": {
      "$ref": "#/components/schemas/UnavailableReason",
      "x-addition": true,
      "description": ""
     },
     "accepted": {
      "$ref": "#/components/schemas/UnavailableReason",
      "x-addition": true,
      "description": ""
     },
     "series_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true,
      "description": ""
     },
     "reminded_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     },
     "client_reply": {
      "$ref": "#/components/schemas/ClientReply",
      "x-addition": true,
      "description": ""
     },
     "client_replied_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     },
     "waiting_entry_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true,
      "description": ""
     },
     "attended": {
      "type": [
       "boolean",
       "null"
      ],
      "x-addition": true,
      "description": ""
     }
    }
   },
   "SessionWorker": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "person"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "person": {
      "$ref": "#/components/schemas/SessionWorkerPerson"
     },
     "positions": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Position"
      }
     },
     "color": {
      "type": "integer",
      "x-addition": true,
      "description": ""
     },
     "user_id": {
      "type": "string",
      "format": "uuid"
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "SessionWorkerPerson": {
    "type": "object",
    "description": "",
    "required": [
     "name",
     "father_last_name",
     "mother_last_name"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "father_last_name": {
      "type": "string"
     },
     "mother_last_name": {
      "type": "string",
      "description": ""
     },
     "email": {
      "type": "string"
     },
     "address": {
      "type": "string"
     },
     "phone": {
      "type": "string",
      "description": ""
     },
     "birth_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date"
     },
     "gender": {
      "type": "boolean",
      "description": ""
     },
     "document": {
      "type": "string"
     },
     "document_type": {
      "$ref": "#/components/schemas/DocumentType"
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "SessionCount": {
    "type": "object",
    "required": [
     "week_start",
     "state",
     "attended",
     "is_past",
     "count"
    ],
    "properties": {
     "week_start": {
      "type": "string",
      "format": "date",
      "description": ""
     },
     "worker_id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "state": {
      "$ref": "#/components/schemas/SessionState"
     },
     "attended": {
      "type": [
       "boolean",
       "null"
      ],
      "description": ""
     },
     "is_past": {
      "type": "boolean",
      "description": ""
     },
     "count": {
      "type": "integer",
      "description": ""
     }
    }
   },
   "UsualWorker": {
    "type": "object",
    "required": [
     "worker_id",
     "count"
    ],
    "properties": {
     "worker_id": {
      "type": "string",
      "format": "uuid"
     },
     "count": {
      "type": "integer",
      "description": ""
     }
    }
   },
   "AvailableOnDate": {
    "type": "object",
    "description": "",
    "properties": {
     "session_date": {
      "type": "string",
      "format": "date",
      "x-addition": true
     },
     "ids": {
      "type": "array",
      "x-addition": true,
      "items": {
       "type": "string",
       "format": "uuid"
      }
     }
    }
   },
   "SessionInput": {
    "type": "object",
    "description": "",
    "additionalProperties": false,
    "required": [
     "client_id",
     "worker_id",
     "turn_id",
     "day",
     "time"
    ],
    "properties": {
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "worker_id": {
      "type": "string",
      "format": "uuid"
     },
     "turn_id": {
      "type": "string",
      "format": "uuid"
     },
     "day": {
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "description": ""
     },
     "time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "session_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000,
      "pattern": "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"
     },
     "state": {
      "$ref": "#/components/schemas/SessionState"
     },
     "starts_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "x-addition": true,
      "description": ""
     },
     "ends_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "x-addition": true,
      "description": ""
     },
     "attended": {
      "type": [
       "boolean",
       "null"
      ],
      "x-addition": true,
      "description": ""
     },
     "waiting_entry_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "SessionUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "client_id",
     "worker_id",
     "turn_id",
     "day",
     "time"
    ],
    "properties": {
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "worker_id": {
      "type": "string",
      "format": "uuid"
     },
     "turn_id": {
      "type": "string",
      "format": "uuid"
     },
     "day": {
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "description": ""
     },
     "time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "session_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000,
      "pattern": "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"
     },
     "state": {
      "$ref": "#/components/schemas/SessionState"
     },
     "starts_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "x-addition": true,
      "description": ""
     },
     "ends_on": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "x-addition": true,
      "description": ""
     },
     "attended": {
      "type": [
       "boolean",
       "null"
      ],
      "x-addition": true,
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "StateChange": {
    "type": "object",
    "description": "",
    "additionalProperties": false,
    "required": [
     "state"
    ],
    "properties": {
     "state": {
      "$ref": "#/components/schemas/SessionState"
     },
     "session_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "x-addition": true,
      "description": ""
     },
     "attended": {
      "type": [
       "boolean",
       "null"
      ],
      "x-addition": true,
      "description": ""
     },
     "accepted": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "Reminder": {
    "type": "object",
    "description": "",
    "additionalProperties": false,
    "required": [
     "session_date"
    ],
    "properties": {
     "session_date": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "reminded": {
      "type": "boolean",
      "default": true,
      "x-addition": true,
      "description": ""
     }
    }
   },
   "SessionInputs": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "sessions"
    ],
    "properties": {
     "sessions": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/SessionInput"
      }
     }
    }
   },
   "SessionIds": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "ids"
    ],
    "properties": {
     "ids": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "format": "uuid"
      },
      "description": ""
     }
    }
   },
   "SeriesEnd": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "client_id",
     "worker_id",
     "day",
     "time",
     "from_date"
    ],
    "properties": {
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "worker_id": {
      "type": "string",
      "format": "uuid"
     },
     "day": {
      "type": "integer",
      "minimum": 0,
      "maximum": 6,
      "description": ""
     },
     "time": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "from_date": {
      "type": "string",
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     }
    }
   },
   "UserSort": {
    "type": "string",
    "enum": [
     "name",
     "-name",
     "created",
     "-created",
     "updated",
     "-updated"
    ]
   },
   "UserType": {
    "type": "string",
    "description": "",
    "enum": [
     "staff",
     "worker",
     "client"
    ]
   },
   "User": {
    "type": "object",
    "description": "",
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
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "user_type": {
      "$ref": "#/components/schemas/UserType"
     },
     "client_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "worker_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "person": {
      "description": "",
      "x-addition": true,
      "$ref": "#/components/schemas/PersonName"
     },
     "roles": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Role"
      }
     },
     "access": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/Access"
      }
     },
     "modules": {
      "type": "array",
      "description": "",
      "items": {
       "$ref": "#/components/schemas/Module"
      }
     },
     "password_temporary": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     },
     "second_factor": {
      "type": "boolean",
      "x-addition": true,
      "description": ""
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "PersonName": {
    "type": "object",
    "required": [
     "name",
     "father_last_name",
     "mother_last_name"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "father_last_name": {
      "type": "string"
     },
     "mother_last_name": {
      "type": "string",
      "description": ""
     }
    }
   },
   "UserName": {
    "type": "string",
    "description": "",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^ *[A-Za-zÀ-ÏÑ-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žẠ-ỹ̀-ͯ0-9._-][A-Za-zÀ-ÏÑ-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŊ-žẠ-ỹ̀-ͯ0-9 ._-]*$"
   },
   "UserInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "password"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/UserName"
     },
     "email": {
      "$ref": "#/components/schemas/EmailInput"
     },
     "password": {
      "$ref": "#/components/schemas/NewPassword"
     }
    }
   },
   "UserUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "$ref": "#/components/schemas/UserName"
     },
     "email": {
      "$ref": "#/components/schemas/EmailInput"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   },
   "UserFromClient": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "client_id"
    ],
    "properties": {
     "client_id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     }
    }
   },
   "UserFromWorker": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "worker_id"
    ],
    "properties": {
     "worker_id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     }
    }
   },
   "CreatedUser": {
    "type": "object",
    "required": [
     "id",
     "name",
     "password"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string",
      "description": ""
     },
     "password": {
      "type": "string",
      "description": ""
     }
    }
   },
   "TemporaryPassword": {
    "type": "object",
    "required": [
     "name",
     "password"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "password": {
      "type": "string",
      "description": ""
     }
    }
   },
   "AccessSourceKind": {
    "type": "string",
    "enum": [
     "direct",
     "role"
    ]
   },
   "AccessSource": {
    "type": "object",
    "required": [
     "kind",
     "role_id",
     "role_name"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/AccessSourceKind"
     },
     "role_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "role_name": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     }
    }
   },
   "EffectiveAccess": {
    "type": "object",
    "required": [
     "id",
     "name",
     "code",
     "module_id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string"
     },
     "code": {
      "type": "string",
      "description": ""
     },
     "module_id": {
      "type": "string",
      "format": "uuid"
     },
     "type": {
      "$ref": "#/components/schemas/AccessType",
      "x-addition": true
     },
     "sources": {
      "type": "array",
      "x-addition": true,
      "description": "",
      "items": {
       "$ref": "#/components/schemas/AccessSource"
      }
     }
    }
   },
   "HistoryKind": {
    "type": "string",
    "description": "",
    "enum": [
     "session",
     "reminder",
     "reply",
     "waiting-entry",
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
    "description": "",
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/HistoryKind"
     },
     "from": {
      "type": "string",
      "format": "date",
      "description": ""
     },
     "to": {
      "type": "string",
      "format": "date",
      "description": ""
     }
    }
   },
   "HistoryEntry": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "at",
     "user_id",
     "user_name",
     "operation",
     "correlation_id",
     "kind",
     "record_id",
     "before",
     "after",
     "names"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "user_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "user_name": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     },
     "operation": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     },
     "correlation_id": {
      "type": [
       "string",
       "null"
      ]
     },
     "kind": {
      "$ref": "#/components/schemas/HistoryKind"
     },
     "record_id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "before": {
      "type": [
       "object",
       "null"
      ],
      "description": "",
      "additionalProperties": true
     },
     "after": {
      "type": [
       "object",
       "null"
      ],
      "description": "",
      "additionalProperties": true
     },
     "names": {
      "type": "array",
      "description": "",
      "items": {
       "type": "object",
       "required": [
        "id",
        "name"
       ],
       "properties": {
        "id": {
         "type": "string",
         "format": "uuid"
        },
        "name": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "WaitingEntry": {
    "type": "object",
    "description": "",
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
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "client": {
      "$ref": "#/components/schemas/Client"
     },
     "schedule_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "worker_ids": {
      "type": "array",
      "description": "",
      "items": {
       "type": "string",
       "format": "uuid"
      }
     },
     "fits_nobody": {
      "type": "boolean",
      "description": ""
     },
     "days": {
      "type": "array",
      "description": "",
      "items": {
       "type": "integer"
      }
     },
     "from_time": {
      "type": [
       "integer",
       "null"
      ],
      "description": ""
     },
     "to_time": {
      "type": [
       "integer",
       "null"
      ],
      "description": ""
     },
     "from_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     },
     "until_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "description": ""
     },
     "created_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "WaitingEntryInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "client_id"
    ],
    "properties": {
     "client_id": {
      "type": "string",
      "format": "uuid"
     },
     "schedule_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "worker_ids": {
      "type": "array",
      "minItems": 0,
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "format": "uuid"
      },
      "description": ""
     },
     "days": {
      "type": "array",
      "minItems": 0,
      "maxItems": 7,
      "uniqueItems": true,
      "items": {
       "type": "integer",
       "minimum": 0,
       "maximum": 6
      },
      "description": ""
     },
     "from_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "to_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "from_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "until_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000,
      "pattern": "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"
     }
    }
   },
   "WaitingEntryUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "schedule_id": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "description": ""
     },
     "worker_ids": {
      "type": "array",
      "minItems": 0,
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "format": "uuid"
      },
      "description": ""
     },
     "days": {
      "type": "array",
      "minItems": 0,
      "maxItems": 7,
      "uniqueItems": true,
      "items": {
       "type": "integer",
       "minimum": 0,
       "maximum": 6
      },
      "description": ""
     },
     "from_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "to_time": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440,
      "description": ""
     },
     "from_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "until_date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date",
      "pattern": "^(19|20|21)[0-9]{2}-|^2200-",
      "description": ""
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000,
      "pattern": "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]*$"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     }
    }
   },
   "WaitingSlot": {
    "type": "object",
    "required": [
     "turn_id",
     "session_date",
     "time",
     "worker_ids"
    ],
    "properties": {
     "turn_id": {
      "type": "string",
      "format": "uuid"
     },
     "session_date": {
      "type": "string",
      "format": "date"
     },
     "time": {
      "type": "integer",
      "description": ""
     },
     "worker_ids": {
      "type": "array",
      "description": "",
      "items": {
       "type": "string",
       "format": "uuid"
      }
     }
    }
   },
   "Position": {
    "type": "integer",
    "description": "",
    "enum": [
     1,
     2,
     3,
     4,
     5
    ]
   },
   "Feed": {
    "type": "object",
    "required": [
     "url"
    ],
    "properties": {
     "url": {
      "type": "string",
      "format": "uri",
      "description": ""
     }
    }
   },
   "Worker": {
    "type": "object",
    "description": "",
    "required": [
     "id",
     "person",
     "positions",
     "created_at",
     "updated_at",
     "deleted_at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "person": {
      "$ref": "#/components/schemas/Person"
     },
     "positions": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Position"
      }
     },
     "color": {
      "type": "integer",
      "x-addition": true,
      "description": ""
     },
     "user_id": {
      "type": "string",
      "format": "uuid",
      "description": ""
     },
     "created_at": {
      "type": "string",
      "format": "date-time"
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "description": ""
     },
     "deleted_at": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     }
    }
   },
   "WorkerInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "person",
     "positions"
    ],
    "properties": {
     "person": {
      "description": "",
      "anyOf": [
       {
        "$ref": "#/components/schemas/PersonInput"
       },
       {
        "$ref": "#/components/schemas/PersonReference"
       }
      ]
     },
     "positions": {
      "type": "array",
      "minItems": 1,
      "maxItems": 5,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/Position"
      }
     },
     "color": {
      "type": "integer",
      "minimum": 0,
      "maximum": 11,
      "x-addition": true,
      "description": ""
     }
    }
   },
   "WorkerUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "person",
     "positions"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid"
     },
     "person": {
      "description": "",
      "anyOf": [
       {
        "$ref": "#/components/schemas/PersonReplacement"
       },
       {
        "$ref": "#/components/schemas/PersonReference"
       }
      ]
     },
     "positions": {
      "type": "array",
      "minItems": 1,
      "maxItems": 5,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/Position"
      }
     },
     "color": {
      "type": "integer",
      "minimum": 0,
      "maximum": 11,
      "x-addition": true,
      "description": ""
     },
     "updated_at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true,
      "description": ""
     }
    }
   }
  }
 }
}

/** An OpenAPI document. */
export type Document = { paths: Record<string, Record<string, unknown>>; [key: string]: unknown }
