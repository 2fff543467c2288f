import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Largest body of a request or message, bytes (DESIGN §6). */
export const maxBodyBytes = 256 * 1024

/** Deepest nesting of a message: far more than any command has, far less than recursion or SQLite's JSON bears. */
const maxDepth = 64

/** True for data nested so deeply that the functions which walk it would run out of stack. Walks without recursion. */
export function tooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : []))
  }
  return false
}

/** Bytes of an ordinary command: a larger one counts for several, since refusals are records too and would fill the disk. */
const ordinaryBytes = 4096

/** For how many ordinary requests a message counts. */
export const weightOf = (raw: unknown): number =>
  tooDeep(raw) ? 1 : 1 + Math.floor(Buffer.byteLength(JSON.stringify(raw ?? null)) / ordinaryBytes)

/** How often somebody may do something. One process, so memory is the right store. */
export class Limits {
  /** Commands and snapshots of one person or screen: bursts of a busy table pass, a runaway script does not. */
  private readonly requests = new RateLimiterMemory({ points: 400, duration: 5 })
  /** Failed logins of one account from one address. */
  private readonly account = new RateLimiterMemory({ points: 8, duration: 10 * 60 })
  /** Failed logins from one address: a hall behind one router still gets in. */
  private readonly address = new RateLimiterMemory({ points: 60, duration: 10 * 60 })

  /** Wrong PINs of one person, on whatever tablet (EP-30): of ten thousand PINs, thirty an hour are no way in. */
  private readonly pin = new RateLimiterMemory({ points: 5, duration: 10 * 60 })

  /** False when the person or screen has asked too often. `weight`: how many ordinary requests this one counts for. */
  async allowRequest(who: string, weight = 1): Promise<boolean> {
    return this.requests.consume(who, weight).then(
      () => true,
      () => false,
    )
  }

  /** Takes an attempt before the check, so that parallel guesses count too. False: too many failures. */
  async beginLogin(login: string, ip: string): Promise<boolean> {
    const attempts = await Promise.allSettled([this.account.consume(`${login} ${ip}`), this.address.consume(ip)])
    return attempts.every((attempt) => attempt.status === 'fulfilled')
  }

  /** Gives back what a successful login took: only failures count. */
  async endLogin(login: string, ip: string): Promise<void> {
    await Promise.all([this.account.delete(`${login} ${ip}`), this.address.reward(ip)])
  }

  /** Takes an attempt at a person's PIN before the check. False: too many were wrong. */
  async beginPin(person: string): Promise<boolean> {
    return this.pin.consume(person).then(
      () => true,
      () => false,
    )
  }

  /** Forgets the attempts at a person's PIN: it fitted, or was set anew. */
  async endPin(person: string): Promise<void> {
    await this.pin.delete(person)
  }
}
