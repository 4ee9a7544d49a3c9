import type { Connector } from 'latchkey'
import { safe } from 'latchkey/safe'

/** `?safe=https://app.safe.global` connects the Safe of a web app of that origin. */
export const read = (origin: string): Connector => safe({ allowedOrigins: [origin] })
