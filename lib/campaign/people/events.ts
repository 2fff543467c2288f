/** Facts of this feature. */
export type PeopleEvent = never
