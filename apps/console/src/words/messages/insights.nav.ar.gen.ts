// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "nav.insights.errors": "الأخطاء",
 "nav.insights.funnel": "مسار التحويل",
 "nav.insights.insights": "الإحصاءات",
 "nav.insights.live": "مباشر",
 "nav.insights.usage": "الاستخدام"
}
