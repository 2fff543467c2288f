import type { CaseFormat } from './format'

/** Campaign and battle cases of the macrobattle reference, section 17.1. */
export const macrobattle: CaseFormat = {
  name: 'macrobattle',
  accepts: (worked) => 'territories' in worked || 'map' in worked,
  run: () => ['not supported yet: campaign cases'],
}
