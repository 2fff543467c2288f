-- CreateTable
CREATE TABLE "screens" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" REAL NOT NULL,
    "name" TEXT NOT NULL,
    "room" TEXT NOT NULL,
    "layout" TEXT NOT NULL,
    "theme" TEXT,
    "sound" BOOLEAN NOT NULL,
    "flashes" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "screens_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "calls" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "until" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "calls_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "letters" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "addresseeId" TEXT,
    "addressSectorId" TEXT,
    "addressStateId" TEXT,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "carrierId" TEXT,
    "readerIds" JSONB NOT NULL,
    "writtenAt" REAL NOT NULL,
    "handedAt" REAL,
    "endedAt" REAL,
    "readAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "letters_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "passes" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "officerId" TEXT NOT NULL,
    "stateId" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "until" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "passes_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "checkIns" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "how" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "checkIns_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "lastKnown" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "views" JSONB NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "lastKnown_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "donations" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "byId" TEXT,
    "giver" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "amount" REAL NOT NULL,
    "state" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "closedAt" REAL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "donations_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "exchanges" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "dir" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "n" REAL NOT NULL,
    "units" REAL NOT NULL,
    "at" REAL NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "exchanges_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "acquisitions" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "n" REAL NOT NULL,
    "at" REAL NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "acquisitions_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "aidUses" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "aid" TEXT NOT NULL,
    "tableId" TEXT,
    "shipId" TEXT,
    "byId" TEXT,
    "spokenBy" JSONB NOT NULL,
    "at" REAL NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "aidUses_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "dispatches" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "cardId" TEXT,
    "answersId" TEXT,
    "sentAt" REAL NOT NULL,
    "arrivesAt" REAL,
    "courierId" TEXT,
    "deliveredAt" REAL,
    "state" TEXT NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "dispatches_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "watches" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "since" REAL NOT NULL,
    "until" REAL,
    "heardAt" REAL NOT NULL,
    "askedAt" REAL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "watches_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "openings" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "from" TEXT NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "openings_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "interventions" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "side" TEXT,
    "tableId" TEXT,
    "choice" JSONB,
    "at" REAL,
    "roads" TEXT,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "interventions_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "promises" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "ownerId" TEXT,
    "owner" TEXT NOT NULL,
    "cardId" TEXT,
    "tableId" TEXT,
    "term" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "promises_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ships" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "tableId" TEXT,
    "captain" TEXT NOT NULL,
    "ownerId" TEXT,
    "crew" JSONB NOT NULL,
    "components" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "cause" TEXT,
    "outAt" REAL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "ships_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "survival" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "shipId" TEXT NOT NULL,
    "dice" JSONB NOT NULL,
    "modifiers" REAL NOT NULL,
    "rerolls" REAL NOT NULL,
    "rolledAt" REAL NOT NULL,
    "finalAt" REAL,
    "computed" JSONB,
    "override" JSONB,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "survival_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "holds" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "byId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "holds_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "reminders" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "about" TEXT,
    "aboutId" TEXT,
    "text" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "byId" TEXT NOT NULL,
    "rangAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "reminders_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "claims" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "at" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "claims_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "handovers" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "readById" TEXT,
    "readAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "handovers_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "deferredReasons" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "command" TEXT NOT NULL,
    "subjectId" TEXT,
    "byId" TEXT NOT NULL,
    "at" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "deferredReasons_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "openingHours" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "opens" TEXT NOT NULL,
    "closes" TEXT NOT NULL,
    "closedAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "openingHours_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "allegianceChanges" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "joinsId" TEXT NOT NULL,
    "armyIds" JSONB NOT NULL,
    "officerIds" JSONB NOT NULL,
    "at" REAL,
    "decidedAt" REAL NOT NULL,
    "byId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "allegianceChanges_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_marches" (
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
    "passage" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "marches_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_marches" ("armyId", "campaignId", "crossed", "durationMs", "fromId", "id", "joinsBattle", "officerId", "orderId", "orderNumber", "rest", "startAt", "toId") SELECT "armyId", "campaignId", "crossed", "durationMs", "fromId", "id", "joinsBattle", "officerId", "orderId", "orderNumber", "rest", "startAt", "toId" FROM "marches";
DROP TABLE "marches";
ALTER TABLE "new_marches" RENAME TO "marches";
CREATE TABLE "new_orders" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" REAL NOT NULL,
    "byId" TEXT NOT NULL,
    "armyIds" JSONB NOT NULL,
    "officerIds" JSONB NOT NULL,
    "route" JSONB NOT NULL,
    "minutes" REAL,
    "joinsBattle" BOOLEAN NOT NULL,
    "passage" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "happenedAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "orders_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_orders" ("armyIds", "at", "byId", "campaignId", "happenedAt", "id", "joinsBattle", "minutes", "number", "officerIds", "route", "text") SELECT "armyIds", "at", "byId", "campaignId", "happenedAt", "id", "joinsBattle", "minutes", "number", "officerIds", "route", "text" FROM "orders";
DROP TABLE "orders";
ALTER TABLE "new_orders" RENAME TO "orders";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
