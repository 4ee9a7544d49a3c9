// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Вход",
 "social.preparing": "Готовим вход…",
 "social.leaving": "Переходим на {provider}…",
 "social.number.title": "Какое число вы видите?",
 "social.number.body": "Выберите число, которое показано при входе на странице {host}. Если ни на одной странице его нет, закройте это окно.",
 "social.refused.title": "Это было другое число",
 "social.refused.body": "Чтобы защитить ваш аккаунт, мы остановили этот вход. Закройте это окно и начните заново.",
 "social.ended.title": "Этот вход завершён",
 "social.ended.body": "Закройте это окно и начните заново на исходной странице.",
 "social.elsewhere.title": "Продолжите в другом окне",
 "social.elsewhere.body": "Этот вход уже открыт в другом окне. Это окно можно закрыть.",
 "social.failed.title": "Не получилось",
 "social.failed.body": "Не удалось начать вход. Закройте это окно и повторите попытку.",
 "social.offline": "Нет связи с сервером. Продолжаем попытки.",
 "social.close": "Закрыть это окно"
} as const
