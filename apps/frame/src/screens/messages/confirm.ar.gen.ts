// Written by scripts/genMessages.ts. Do not edit.
import type { Messages } from './keys.gen.ts'

export const ar: Partial<Messages> = {
 "confirm.window": "يُتخذ القرار في نافذة للمحفظة، ويُطلب فيها مفتاح المرور.",
 "confirm.again": "يجب أن يؤكّد مفتاح المرور ذلك. افتح النافذة وحاول مجددًا.",
 "confirm.next": "سيُطلب مفتاح المرور بعد ذلك.",
 "confirm.problem": "لم يؤكّد مفتاح المرور ذلك. لم يُوقَّع شيء. حاول مجددًا."
}
