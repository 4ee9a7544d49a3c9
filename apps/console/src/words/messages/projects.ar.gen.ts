// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "projects.mode": "الوضع",
 "projects.mode.development": "تطوير",
 "projects.mode.production": "إنتاج",
 "projects.name": "الاسم",
 "projects.none": "لا يوجد مشروع بعد",
 "projects.noneWords": "المشروع هو تطبيق واحد: مصادره ومظهره وأرقامه.",
 "projects.setup": "الإعداد",
 "projects.title": "المشاريع",
 "projects.words": "لكل تطبيق مشروع خاص به."
}
