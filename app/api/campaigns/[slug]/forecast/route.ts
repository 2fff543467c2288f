import { forecast } from '@/lib/campaign/hq/forecast/forecast'
import { campaignEndpoint, json } from '@/lib/live/http/endpoint'

/**
 * `GET /api/campaigns/:slug/forecast` → Forecast (`lib/campaign/hq/forecast/types`): what becomes of HQ if nobody does anything while
 * the clock runs. Computed on request from the present state; nothing is kept and no die is thrown. Masters only.
 */
export const GET = campaignEndpoint('master', ({ service }) => json(forecast(service.state(), service.time().event, Date.now())))
