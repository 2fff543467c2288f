import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

/** A PIN as it is kept: never the digits. */
export interface PinRow {
  campaignId: string
  personId: string
  /** argon2 of the digits. No key of this computer goes in: another laptop that takes over must know the PINs (EP-42). */
  hash: string
  /** UTC milliseconds. */
  setAt: number
}

/** Where PINs are kept: outside campaign state, log and export, as accounts are. */
export interface PinStore {
  load(): Promise<PinRow[]>
  save(row: PinRow): Promise<void>
}

/** Four digits: short enough for who decides in a rush; tried too often they are refused (`Limits.beginPin`). */
export const pinPattern = /^\d{4}$/

const keyOf = (campaignId: string, personId: string): string => `${campaignId} ${personId}`

/** The PINs with which volunteers take HQ's shared tablet (EP-30), held in memory and written through. */
export class Pins {
  private readonly rows = new Map<string, PinRow>()
  private readonly decoy = hash(randomBytes(16).toString('hex'))

  private constructor(
    private readonly store: PinStore,
    private readonly now: () => number,
  ) {}

  static async open(store: PinStore, now: () => number = Date.now): Promise<Pins> {
    const self = new Pins(store, now)
    for (const row of await store.load()) self.rows.set(keyOf(row.campaignId, row.personId), row)
    return self
  }

  /** Sets or replaces a person's PIN. Throws a RangeError for anything but four digits. */
  async set(campaignId: string, personId: string, pin: string): Promise<void> {
    if (!pinPattern.test(pin)) throw new RangeError('a PIN has four digits')
    const row: PinRow = { campaignId, personId, hash: await hash(pin), setAt: this.now() }
    await this.store.save(row)
    this.rows.set(keyOf(campaignId, personId), row)
  }

  /** True when the PIN is this person's, also once it was compared: it may be set anew meanwhile. Takes equally long for who has none. */
  async fits(campaignId: string, personId: string, pin: string): Promise<boolean> {
    const row = this.rows.get(keyOf(campaignId, personId))
    const fits = await verify(row?.hash ?? (await this.decoy), pin)
    return row !== undefined && fits && this.rows.get(keyOf(campaignId, personId)) === row
  }

  /** When a person's PIN was set, UTC milliseconds; null: he has none. */
  setAt(campaignId: string, personId: string): number | null {
    return this.rows.get(keyOf(campaignId, personId))?.setAt ?? null
  }
}
