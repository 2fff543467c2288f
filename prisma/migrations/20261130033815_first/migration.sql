-- CreateTable
CREATE TABLE "campaigns" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "rehearsal" BOOLEAN NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "createdAt" REAL NOT NULL
);

-- CreateTable
CREATE TABLE "clock" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "rate" REAL NOT NULL,
    "anchorEvent" REAL NOT NULL,
    "anchorUtc" REAL,
    "startsAt" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "rehearsal" BOOLEAN NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "clock_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "settings" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "settings_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "states" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "short" TEXT NOT NULL,
    "colour" TEXT NOT NULL,
    "playedByMaster" BOOLEAN NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "states_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "relations" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "a" TEXT NOT NULL,
    "b" TEXT NOT NULL,
    "relation" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "relations_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "sectors" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rings" JSONB NOT NULL,
    "centre" JSONB NOT NULL,
    "neighbours" JSONB NOT NULL,
    "terrain" TEXT NOT NULL,
    "holderId" TEXT,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "sectors_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "people" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "character" TEXT NOT NULL,
    "nickname" TEXT,
    "stateId" TEXT,
    "roles" JSONB NOT NULL,
    "present" BOOLEAN NOT NULL,
    "left" BOOLEAN NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "people_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "officers" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "seniority" REAL NOT NULL,
    "horse" TEXT NOT NULL,
    "armyId" TEXT,
    "sectorId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "captorId" TEXT,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "officers_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "armies" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "stateId" TEXT NOT NULL,
    "sectorId" TEXT NOT NULL,
    "presentSince" REAL NOT NULL,
    "generalId" TEXT,
    "authorised" JSONB NOT NULL,
    "battleId" TEXT,
    "enteredFromId" TEXT,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "armies_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "units" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "armyId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" REAL NOT NULL,
    "awayUntil" REAL,
    "awaySectorId" TEXT,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "units_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "orders" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" REAL NOT NULL,
    "byId" TEXT NOT NULL,
    "armyIds" JSONB NOT NULL,
    "officerIds" JSONB NOT NULL,
    "route" JSONB NOT NULL,
    "minutes" REAL,
    "joinsBattle" BOOLEAN NOT NULL,
    "text" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "happenedAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "orders_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "marches" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "orderNumber" REAL NOT NULL,
    "armyId" TEXT,
    "officerId" TEXT,
    "fromId" TEXT NOT NULL,
    "toId" TEXT NOT NULL,
    "rest" JSONB NOT NULL,
    "startAt" REAL NOT NULL,
    "durationMs" REAL NOT NULL,
    "crossed" BOOLEAN NOT NULL,
    "joinsBattle" BOOLEAN NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "marches_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "suspicions" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sectorId" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "courierId" TEXT NOT NULL,
    "toldTo" JSONB NOT NULL,
    "pursued" BOOLEAN NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "suspicions_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "notices" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "at" REAL NOT NULL,
    "deliveredAt" REAL,
    "readAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "notices_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "counters" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "value" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "counters_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "diceCommitments" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "fromRoll" REAL NOT NULL,
    "secret" TEXT,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "diceCommitments_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "diceRequests" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "dueAt" REAL NOT NULL,
    "bodyId" TEXT NOT NULL,
    "notation" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "diceRequests_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "pools" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "value" REAL NOT NULL,
    "start" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "pools_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "cards" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "tableId" TEXT,
    "round" REAL,
    "topic" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "overcome" TEXT NOT NULL,
    "ifNot" JSONB,
    "ways" JSONB NOT NULL,
    "aggravation" JSONB,
    "decision" TEXT NOT NULL,
    "assigneeId" TEXT,
    "deadline" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "openedAt" REAL,
    "due" REAL,
    "aggravated" BOOLEAN NOT NULL,
    "version" REAL NOT NULL,
    "decidedById" TEXT,
    "spokenBy" JSONB NOT NULL,
    "reserve" REAL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "cards_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "consequences" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "wayId" TEXT,
    "change" JSONB NOT NULL,
    "decidedById" TEXT,
    "spokenBy" JSONB NOT NULL,
    "at" REAL NOT NULL,
    "struck" BOOLEAN NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "consequences_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "gameTables" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "hostId" TEXT,
    "state" TEXT NOT NULL,
    "round" REAL NOT NULL,
    "roundWithoutCard" REAL,
    "winner" TEXT,
    "cpLimit" JSONB NOT NULL,
    "stakes" JSONB NOT NULL,
    "sectorId" TEXT,
    "hops" REAL NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "gameTables_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "camp" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "defence" REAL NOT NULL,
    "support" REAL NOT NULL,
    "gained" JSONB NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "camp_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "aids" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "stock" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "aids_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "announcements" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "subject" JSONB NOT NULL,
    "at" REAL NOT NULL,
    "ends" REAL NOT NULL,
    "quorum" REAL NOT NULL,
    "words" JSONB NOT NULL,
    "outcome" TEXT,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "announcements_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "auditRecords" (
    "campaignId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "commandId" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "as" TEXT,
    "roles" JSONB NOT NULL,
    "screen" TEXT,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "dice" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "patches" JSONB NOT NULL,
    "inverse" JSONB NOT NULL,
    "answer" JSONB NOT NULL,
    "error" JSONB,
    "reason" TEXT,
    "cause" TEXT,
    "undoes" INTEGER,
    "atUtc" REAL NOT NULL,
    "atEvent" REAL NOT NULL,
    "happenedAt" REAL,
    "rulesVersion" TEXT NOT NULL,
    "schemaVersion" INTEGER NOT NULL,
    "prevHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "seq"),
    CONSTRAINT "auditRecords_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "checkpoints" (
    "campaignId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "state" JSONB NOT NULL,
    "atUtc" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "seq"),
    CONSTRAINT "checkpoints_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "heartbeats" (
    "campaignId" TEXT NOT NULL PRIMARY KEY,
    "utc" REAL NOT NULL,
    "event" REAL NOT NULL,
    CONSTRAINT "heartbeats_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "diceSecrets" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "diceSecrets_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "login" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "selector" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL DEFAULT 1,
    "admin" BOOLEAN NOT NULL DEFAULT false,
    "issuedAt" REAL NOT NULL
);

-- CreateTable
CREATE TABLE "accountPersons" (
    "accountId" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,

    PRIMARY KEY ("accountId", "campaignId"),
    CONSTRAINT "accountPersons_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "accountPersons_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "tokens" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "hash" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "issuedAt" REAL NOT NULL,
    "lastSeenAt" REAL,
    CONSTRAINT "tokens_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "campaigns_slug_key" ON "campaigns"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "auditRecords_campaignId_commandId_key" ON "auditRecords"("campaignId", "commandId");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_login_key" ON "accounts"("login");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_selector_key" ON "accounts"("selector");

-- CreateIndex
CREATE UNIQUE INDEX "accountPersons_campaignId_personId_key" ON "accountPersons"("campaignId", "personId");

-- CreateIndex
CREATE UNIQUE INDEX "tokens_hash_key" ON "tokens"("hash");
