import { pino } from 'pino'

/** The server's log: JSON lines on stderr, so that what `npm start` tells people on stdout stays readable. Faults of the program only. */
export const log = pino({ redact: ['*.token', '*.code', '*.password', '*.cookie', '*.authorization'] }, pino.destination(2))
