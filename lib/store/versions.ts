/** Version of the rules that computed a record; grows when a rule's outcome changes. */
export const rulesVersion = '1'
/** Version of the shape of campaign state; grows with a migration that changes rows. */
export const schemaVersion = 1
