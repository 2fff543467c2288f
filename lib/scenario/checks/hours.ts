import { windowFault, type WindowFault } from '@/lib/campaign/hours'
import type { Pack } from '../schema'
import type { Report } from './report'

const reasons: Record<WindowFault['reason'], string> = {
  day: 'такого дня или часа нет в календаре',
  backwards: 'закрытие раньше открытия',
  overlap: 'часы пересекаются с другими',
}

/** Opening hours (EP-15). */
export function checkHours({ openingHours, zone }: Pack, report: Report): void {
  const fault = windowFault(openingHours, zone)
  if (fault) report.fault(['openingHours', fault.number - 1], reasons[fault.reason])
}
