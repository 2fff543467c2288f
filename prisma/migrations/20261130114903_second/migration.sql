-- AlterTable
ALTER TABLE "suspicions" ADD COLUMN "leftAt" REAL;

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
CREATE TABLE "halts" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "at" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "halts_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "instructions" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "armyId" TEXT,
    "officerId" TEXT,
    "sectorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "doneAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "instructions_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "papers" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" REAL NOT NULL,
    "stateId" TEXT,
    "photo" TEXT,
    "stampAt" REAL NOT NULL,
    "stampUtc" REAL NOT NULL,
    "at" REAL NOT NULL,
    "takenById" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "orderIds" JSONB NOT NULL,
    "authorId" TEXT,
    "returnReason" TEXT NOT NULL,
    "refusal" JSONB,
    "closedAt" REAL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "papers_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "pendingOrders" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "armyIds" JSONB NOT NULL,
    "parts" JSONB NOT NULL,
    "officerIds" JSONB NOT NULL,
    "route" JSONB NOT NULL,
    "minutes" REAL,
    "joinsBattle" BOOLEAN NOT NULL,
    "passage" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "startAt" REAL,
    "status" TEXT NOT NULL,
    "returnReason" TEXT NOT NULL,
    "refusal" JSONB,
    "orderId" TEXT,
    "paperId" TEXT,
    "at" REAL NOT NULL,
    "closedAt" REAL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "pendingOrders_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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
    "givenToId" TEXT,
    "givenAt" REAL,
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
CREATE TABLE "pursuits" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "suspicionId" TEXT NOT NULL,
    "sectorId" TEXT NOT NULL,
    "courierId" TEXT NOT NULL,
    "generalId" TEXT,
    "stateId" TEXT NOT NULL,
    "unitIds" JSONB NOT NULL,
    "at" REAL NOT NULL,
    "outcome" TEXT,
    "returnAt" REAL,
    "returned" BOOLEAN NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "pursuits_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "battles" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sectorId" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "startAt" REAL NOT NULL,
    "openedAt" REAL,
    "endedAt" REAL,
    "attackerId" TEXT,
    "declaredById" TEXT,
    "hostId" TEXT,
    "turn" REAL NOT NULL,
    "turnSideId" TEXT,
    "turnStartedAt" REAL,
    "turnMs" REAL NOT NULL,
    "rung" BOOLEAN NOT NULL,
    "holders" JSONB NOT NULL,
    "byAgreement" BOOLEAN NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "battles_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "officerCards" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "bonuses" JSONB NOT NULL,
    "saveOn" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "officerCards_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "battleMaps" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "roads" JSONB NOT NULL,
    "narrow" JSONB NOT NULL,
    "gateOwners" JSONB NOT NULL,
    "bounds" JSONB NOT NULL,
    "revision" TEXT NOT NULL,
    "authorId" TEXT,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "battleMaps_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "sectorMaps" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleMapId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "sectorMaps_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "battleSides" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "stateIds" JSONB NOT NULL,
    "name" TEXT,
    "presentSince" REAL NOT NULL,
    "joinedAt" REAL,
    "cincId" TEXT,
    "deputyId" TEXT,
    "arrivedIds" JSONB NOT NULL,
    "edge" TEXT,
    "bounds" JSONB,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "battleSides_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "battleForces" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "sideId" TEXT NOT NULL,
    "armyId" TEXT,
    "officerId" TEXT,
    "unitIds" JSONB NOT NULL,
    "from" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "edge" TEXT,
    "onMarch" BOOLEAN NOT NULL,
    "absentIds" JSONB NOT NULL,
    "enteredAt" REAL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "battleForces_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "battleMarks" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sideId" TEXT,
    "unitId" TEXT,
    "officerId" TEXT,
    "bySideId" TEXT,
    "edge" TEXT,
    "toId" TEXT,
    "leftIds" JSONB NOT NULL,
    "text" TEXT NOT NULL,
    "at" REAL NOT NULL,
    "byId" TEXT NOT NULL,
    "struck" BOOLEAN NOT NULL,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "battleMarks_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "battleOutcomes" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "unitKind" TEXT,
    "sideId" TEXT,
    "face" REAL,
    "computed" JSONB NOT NULL,
    "override" JSONB,
    "position" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "battleOutcomes_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "boards" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "mapId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "moves" REAL NOT NULL,
    "deadlineAt" REAL,
    "deadline" TEXT,
    "resume" JSONB,
    "names" JSONB NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "boards_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "boardRows" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "data" JSONB NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "boardRows_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "boardPieces" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "unitId" TEXT,
    "officerId" TEXT,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "boardPieces_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "boardTold" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "number" REAL NOT NULL,
    "turn" REAL NOT NULL,
    "at" REAL NOT NULL,
    "full" JSONB NOT NULL,
    "open" JSONB NOT NULL,
    "own" JSONB NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "boardTold_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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
CREATE TABLE "characterChanges" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "formerId" TEXT NOT NULL,
    "at" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "characterChanges_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "allegianceChanges" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "joinsId" TEXT NOT NULL,
    "armyIds" JSONB NOT NULL,
    "officerIds" JSONB NOT NULL,
    "contact" TEXT NOT NULL,
    "at" REAL,
    "decidedAt" REAL NOT NULL,
    "byId" TEXT NOT NULL,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "allegianceChanges_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ceremony" (
    "campaignId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "shipIds" JSONB NOT NULL,
    "shipId" TEXT,

    PRIMARY KEY ("campaignId", "id"),
    CONSTRAINT "ceremony_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "pins" (
    "campaignId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "setAt" REAL NOT NULL,

    PRIMARY KEY ("campaignId", "personId"),
    CONSTRAINT "pins_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaigns" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
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
    "leftBattleId" TEXT,

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
