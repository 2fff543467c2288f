// The map of «Осень на Стрежи»: a land with the sea on three sides, mountains in the north-east, steppe in the south-east, a lake in
// the middle and the river Стрежь between them, whose mouth is the bay in the west.
import { fractal } from './noise.mjs'

/** Where each territory lies, map units. A greater `weight` gives more land. */
const seats = {
  'vdoviy-mys': { at: [300, 175], weight: 10 },
  'studenyy-bor': { at: [560, 190], weight: 15 },
  strezhgrad: { at: [395, 385], weight: 12 },
  'belye-klyuchi': { at: [835, 215], weight: 10 },
  zarechye: { at: [665, 380], weight: 10 },
  'rudnyy-kryazh': { at: [1120, 170], weight: 20 },
  kremnets: { at: [1370, 270], weight: 15 },
  'volchiy-pereval': { at: [1025, 358], weight: 22 },
  'ugolnaya-pad': { at: [1280, 455], weight: 15 },
  'strezhskiy-brod': { at: [672, 550], weight: 24 },
  'chernaya-top': { at: [965, 540], weight: 5 },
  'sem-pristaney': { at: [375, 600], weight: 30 },
  'solyanye-luga': { at: [300, 770], weight: 15 },
  'medovyy-dol': { at: [600, 735], weight: 22 },
  'mayachnaya-kosa': { at: [490, 905], weight: 24 },
  'bolshoy-kosh': { at: [1150, 660], weight: 15 },
  'kovylnaya-step': { at: [880, 745], weight: 24 },
  'gorkiy-liman': { at: [1050, 880], weight: 15 },
}

const coast = fractal(7, 240, 4)
const fjords = fractal(77, 46, 3)
const [bendX, bendY] = [fractal(5, 190, 3), fractal(29, 190, 3)]
/** Rivers and ridges wind: small bends on top of the large ones. */
const [windX, windY] = [fractal(31, 58, 3), fractal(43, 58, 3)]
/** 1 at the middle of a round hill or hollow, 0 at its rim and beyond. */
const bump = (x, y, cx, cy, a, b) => Math.max(0, 1 - ((x - cx) / a) ** 2 - ((y - cy) / b) ** 2)

/** Above 0 on land. */
function land(x, y) {
  const body = 1 - Math.abs((x - 850) / 715) ** 3.4 - Math.abs((y - 520) / 470) ** 3.4
  const water =
    3 * bump(x, y, 120, 505, 240, 62) + // the mouth of the Стрежь
    2.2 * bump(x, y, 748, 1020, 130, 150) + // southern gulf
    1.6 * bump(x, y, 1610, 640, 200, 120) + // eastern gulf
    1.7 * bump(x, y, 705, 10, 70, 120) + // northern fjord
    2.2 * bump(x, y, 90, 690, 150, 140) // the strait of the island
  const cape = 0.75 * bump(x, y, 190, 150, 190, 90)
  return body + cape - water + 0.4 * coast(x, y) + 0.2 * fjords(x, y)
}

/** A round shape with a rough shore; above 0 inside. */
const patch = (x, y, cx, cy, a, b) => bump(x, y, cx, cy, a, b) && bump(x, y, cx, cy, a, b) + 0.5 * fjords(x, y) - 0.3
const lake = (x, y) => patch(x, y, 856, 466, 140, 70)
const island = (x, y) => Math.max(patch(x, y, 132, 662, 84, 58), patch(x, y, 176, 752, 46, 36))

/** Which territory is at a point; null is water. */
function sectorAt(x, y) {
  if (island(x, y) > 0) return 'sem-pristaney'
  if (land(x, y) < 0 || lake(x, y) > 0) return null
  const [u, v] = [x + 58 * bendX(x, y) + 22 * windX(x, y), y + 58 * bendY(x, y) + 22 * windY(x, y)]
  let [nearest, least] = [null, Infinity]
  for (const [id, { at, weight }] of Object.entries(seats)) {
    // Territories are wider than tall, as their names are.
    const distance = Math.hypot(u - at[0], (v - at[1]) * 1.3) - weight
    if (distance < least) [nearest, least] = [id, distance]
  }
  return nearest
}

export const strezhAutumn = {
  file: 'strezh-autumn.json',
  drawing: { width: 1660, height: 1040, size: 4, sectorAt, smallest: 40, relaxation: 4, tolerance: 0.6 },
  // Set by hand where the name would touch a border on the wall.
  centres: {
    'chernaya-top': [976, 619],
    'strezhskiy-brod': [653, 591],
    'mayachnaya-kosa': [497, 902],
    'medovyy-dol': [594, 746],
    'rudnyy-kryazh': [1111, 187],
    'studenyy-bor': [541, 225],
  },
}
