/** The first thing that is not as it should be. */
export class VerifyFault extends Error {
  override readonly name = 'VerifyFault'
}
