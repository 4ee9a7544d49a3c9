// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Вхід",
 "social.preparing": "Готуємо вхід…",
 "social.leaving": "Переходимо на {provider}…",
 "social.number.title": "Яке число ви бачите?",
 "social.number.body": "Виберіть число, яке показано під час входу на сторінці {host}. Якщо на жодній сторінці його немає, закрийте це вікно.",
 "social.refused.title": "Це було інше число",
 "social.refused.body": "Щоб захистити ваш акаунт, ми зупинили цей вхід. Закрийте це вікно й почніть заново.",
 "social.ended.title": "Цей вхід завершено",
 "social.ended.body": "Закрийте це вікно й почніть заново на початковій сторінці.",
 "social.elsewhere.title": "Продовжте в іншому вікні",
 "social.elsewhere.body": "Цей вхід уже відкрито в іншому вікні. Це вікно можна закрити.",
 "social.failed.title": "Не вийшло",
 "social.failed.body": "Не вдалося почати вхід. Закрийте це вікно й спробуйте ще раз.",
 "social.offline": "Немає зв’язку із сервером. Продовжуємо спроби.",
 "social.close": "Закрити це вікно"
} as const
