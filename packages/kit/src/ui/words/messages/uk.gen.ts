// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Підключити гаманець",
 "button.connecting": "Підключення…",
 "button.wrongNetwork": "Не та мережа",
 "a11y.close": "Закрити",
 "a11y.back": "Назад",
 "a11y.help": "Що таке гаманець?",
 "a11y.copied": "Скопійовано",
 "a11y.copyFailed": "Не вдалося скопіювати",
 "a11y.loading": "Завантаження",
 "a11y.dismiss": "Приховати",
 "a11y.newTab": "відкриється в новій вкладці",
 "a11y.clearSearch": "Очистити пошук",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Немає результатів",
    "one": [
     0,
     " результат"
    ],
    "few": [
     0,
     " результати"
    ],
    "many": [
     0,
     " результатів"
    ],
    "other": [
     0,
     " результату"
    ]
   }
  ]
 ],
 "action.tryAgain": "Спробувати ще раз",
 "action.openWallet": [
  "Відкрити ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Вибрати інший гаманець",
 "branding.poweredBy": [
  "Працює на ",
  [
   "name"
  ]
 ],
 "badge.recent": "Нещодавній",
 "badge.installed": "Установлено",
 "badge.active": "Активний",
 "badge.current": "Поточний",
 "badge.connected": "Підключено",
 "badge.testnet": "Тестова мережа",
 "connect.title": "Підключити гаманець",
 "connect.allWallets": "Усі гаманці",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Увійти",
 "connect.noWallet": "У мене немає гаманця",
 "connect.whatIsWallet": "Що таке гаманець?",
 "connect.empty.title": "Гаманець не знайдено",
 "connect.empty.body": "У цьому браузері ще немає гаманця. Створити його можна за кілька хвилин.",
 "connect.forChain": [
  "Гаманці для ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Виберіть блокчейн",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " працює з кількома. До якого підключитися?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " мережа"
    ],
    "few": [
     0,
     " мережі"
    ],
    "many": [
     0,
     " мереж"
    ],
    "other": [
     0,
     " мережі"
    ]
   }
  ]
 ],
 "allWallets.title": "Усі гаманці",
 "allWallets.search": "Пошук гаманців",
 "allWallets.list": "Гаманці",
 "allWallets.empty.title": "Гаманців не знайдено",
 "allWallets.empty.body": [
  "За запитом «",
  [
   "query"
  ],
  "» нічого не знайдено. Перевірте написання або спробуйте іншу назву."
 ],
 "allWallets.more": "Показати ще",
 "connecting.waiting.title": [
  "Відкрийте ",
  [
   "wallet"
  ],
  " і підтвердьте"
 ],
 "connecting.waiting.body": "У вашому гаманці очікує запит.",
 "connecting.declined.title": "Запит відхилено",
 "connecting.declined.body": "Можна спробувати ще раз.",
 "connecting.pending.title": "Запит уже відкрито",
 "connecting.pending.body": [
  "Дайте на нього відповідь у ",
  [
   "wallet"
  ],
  " і спробуйте ще раз."
 ],
 "connecting.inApp.title": [
  "Продовжте в ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " відкриє цю сторінку у власному браузері. Підключіться там."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " не встановлено"
 ],
 "connecting.notInstalled.body": "Установіть його, поверніться сюди й оновіть сторінку.",
 "connecting.notInstalled.install": [
  "Установити ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " не відповідає"
 ],
 "connecting.timedOut.body": "Запит тривав надто довго. Відкрийте гаманець і спробуйте ще раз.",
 "connecting.blocked.title": "Вікно заблоковано",
 "connecting.blocked.body": [
  "Браузер не дав відкрити ",
  [
   "wallet"
  ],
  ". Якщо він запитає, дозвольте спливні вікна для цієї сторінки й спробуйте ще раз."
 ],
 "connecting.failed.title": "Не вдалося підключитися",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " повідомляє про помилку. Спробуйте ще раз або виберіть інший гаманець."
 ],
 "connecting.done": "Підключено",
 "error.connect/rejected": "Запит відхилено. Можна спробувати ще раз.",
 "error.connect/failed": "Не вдалося підключитися. Спробуйте ще раз.",
 "error.connect/pending": "У гаманці вже відкрито запит. Спочатку дайте відповідь на нього.",
 "error.connect/timeout": "Гаманець не відповів вчасно. Спробуйте ще раз.",
 "error.connect/not_installed": "Цей гаманець не встановлено в цьому браузері.",
 "error.connection/none": "Гаманець не підключено.",
 "error.connection/reconnecting": "Підключення ще відновлюється. Зачекайте трохи й спробуйте ще раз.",
 "error.disconnect/failed": "Не вдалося відключити. Спробуйте ще раз.",
 "error.network/unknown": "Ця мережа тут невідома.",
 "error.network/unsupported": "Ваш гаманець не підтримує цю мережу.",
 "error.network/switch_failed": "Не вдалося змінити мережу. Спробуйте ще раз.",
 "error.network/switch_rejected": "Перемикання відхилено. Можна спробувати ще раз.",
 "error.sign/rejected": "Підпис відхилено. Можна спробувати ще раз.",
 "error.sign/failed": "Гаманець не зміг підписати. Спробуйте ще раз.",
 "error.balance/unavailable": "Баланс недоступний",
 "error.wallet/disconnected": "Гаманець втратив з’єднання. Відкрийте його й спробуйте ще раз.",
 "error.wallet/unauthorized": "Гаманець цього не дозволив. Розблокуйте його й спробуйте ще раз.",
 "error.wallet/unsupported_method": "Ваш гаманець цього не вміє.",
 "error.request/action_not_allowed": "Дія заборонена",
 "error.request/timeout": "Немає вчасної відповіді. Спробуйте ще раз.",
 "error.request/http_failed": "Не вдалося зв’язатися із сервером. Перевірте з’єднання й спробуйте ще раз.",
 "error.general/unexpected": "Щось пішло не так. Спробуйте ще раз.",
 "alert.view/unavailable.title": "Екран недоступний",
 "alert.view/unavailable.body": "Тут застосунок цього не пропонує.",
 "alert.network/not_found.title": "Мережу не знайдено",
 "alert.network/not_found.body": "Застосунок не налаштовано для цієї мережі.",
 "alert.project/origin_not_allowed.title": "Неправильна конфігурація застосунку",
 "alert.project/origin_not_allowed.body": "Цієї адреси немає в списку дозволених адрес проєкту. Власник може додати її в налаштуваннях проєкту.",
 "alert.project/domain_unverified.title": "Неправильна конфігурація застосунку",
 "alert.project/domain_unverified.body": "Цей домен не підтверджено для проєкту.",
 "alert.project/invalid_id.title": "Неправильна конфігурація застосунку",
 "alert.project/invalid_id.body": "Неправильний ID проєкту — оновіть конфігурацію",
 "alert.project/missing_id.title": "ID проєкту не налаштовано",
 "alert.project/missing_id.body": "Для цієї функції потрібен проєкт.",
 "alert.embedded/load_failed.title": "Помилка мережі — не вдалося завантажити вбудований гаманець",
 "alert.embedded/load_failed.body": "Перевірте з’єднання й спробуйте пізніше.",
 "alert.embedded/timeout.title": "Вбудований гаманець не відповів вчасно",
 "alert.embedded/timeout.body": "Спробуйте пізніше.",
 "alert.session/expired.title": "Сеанс завершився",
 "alert.session/expired.body": "Перевірте дату й час на цьому пристрої та підключіться знову.",
 "alert.config/server_error.title": "Помилка сервера",
 "alert.config/server_error.body": "Не вдалося отримати конфігурацію застосунку. Деяких функцій може не бути.",
 "alert.config/rate_limited.title": "Забагато запитів",
 "alert.config/rate_limited.body": "Зачекайте трохи й оновіть сторінку.",
 "time.now": "Щойно",
 "time.minute": [
  [
   "count",
   4
  ],
  " хв"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " год"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " дн."
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " міс."
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " р."
 ],
 "error.connect/window_blocked": "Браузер заблокував вікно вашого гаманця. Спробуйте ще раз.",
 "error.node/insufficient_funds": "Бракує коштів на суму й комісію мережі.",
 "error.node/execution_reverted": "Контракт відхилив би цю транзакцію. Нічого не надіслано.",
 "error.node/nonce_too_low": "Гаманець уже надіслав транзакцію з цим номером. Спробуйте ще раз.",
 "error.node/nonce_too_high": "Бракує попередньої транзакції цього акаунта. Спробуйте ще раз, коли вона пройде.",
 "error.node/fee_cap_too_low": "Комісія мережі зросла. Спробуйте ще раз.",
 "error.pay/invalid_request": "Запит застосунку недійсний. Нічого не сплачено.",
 "error.pay/unsupported_asset": "Цим токеном не можна заплатити звідси. Можливо, його не існує або він утримує частину кожного переказу.",
 "error.pay/in_progress": "Цей платіж виконується в іншій вкладці. Завершіть його там.",
 "error.pay/insufficient_funds": "Бракує коштів на цей обмін і його комісію мережі.",
 "remote.title": "Підключення за QR-кодом",
 "remote.off.title": "QR-коди тут недоступні",
 "remote.off.body": "У цьому застосунку не налаштовано підключення за QR-кодом. Ви можете скористатися гаманцем у цьому браузері.",
 "remote.off.allWallets": "Усі гаманці",
 "badge.qr": "QR-код",
 "remote.code": "QR-код для вашого гаманця",
 "remote.scan": "Відскануйте цей код гаманцем на телефоні.",
 "remote.scanWith": [
  "Відскануйте цей код у ",
  [
   "wallet"
  ],
  " на телефоні."
 ],
 "remote.scanHere": "Відскануйте цей код іншим пристроєм або відкрийте гаманець на цьому.",
 "remote.renews": [
  "Новий код з’явиться через ",
  [
   "seconds"
  ],
  " с."
 ],
 "remote.copy": "Копіювати посилання",
 "remote.getApp": "Завантажити застосунок",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Де ви використовуєте ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Браузер",
 "remote.tab.mobile": "Телефон",
 "remote.tab.desktop": "Комп’ютер",
 "remote.tab.web": "Веб",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " не виявлено"
 ],
 "remote.notDetected.body": "Установіть його в цьому браузері й оновіть сторінку. Або скористайтеся ним на іншому пристрої.",
 "remote.notDetected.phone": "Скористатися телефоном",
 "remote.open.title": [
  "Продовжте в ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Дайте згоду там і поверніться на цю сторінку.",
 "remote.open.device": "Відкрити гаманець на цьому пристрої",
 "remote.help.title": "Не відкрилося?",
 "remote.help.body": [
  "Скопіюйте посилання й вставте його в ",
  [
   "wallet"
  ],
  " або спочатку завантажте застосунок."
 ],
 "remote.help.inApp": [
  "Відкрити цю сторінку в ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Відкрити сайт",
 "remote.linking.title": "Майже готово",
 "remote.linking.body": "Гаманець погодився. Установлюємо з’єднання.",
 "remote.declined.title": "Відхилено в гаманці",
 "remote.declined.body": "Нічого не підключено. Можна спробувати ще раз.",
 "remote.unreachable.title": "Не вдалося створити код",
 "remote.unreachable.body": "Сервіс зв’язку з вашим гаманцем не відповідає. Перевірте підключення до інтернету й спробуйте ще раз.",
 "remote.refused.title": "Не вдалося створити код",
 "remote.refused.body": "Сервіс зв’язку з вашим гаманцем відхилив цю сторінку. Перевірте годинник на пристрої й спробуйте ще раз.",
 "remote.failed.title": "Не вдалося підключитися",
 "remote.failed.body": "Відповідь гаманця тут не підходить. Спробуйте ще раз або виберіть інший гаманець.",
 "error.pairing/expired": "Термін дії коду минув до відповіді гаманця. Спробуйте ще раз.",
 "error.pairing/relay_unreachable": "Сервіс між цією сторінкою й вашим гаманцем недоступний. Спробуйте ще раз.",
 "error.pairing/relay_refused": "Сервіс між цією сторінкою й вашим гаманцем відхилив цей застосунок. Повідомте його розробників.",
 "error.pairing/invalid_grant": "Гаманець дозволив не те, що було запитано. Спробуйте ще раз.",
 "embedded.frame.login": "Вхід у гаманець",
 "embedded.frame.approval": "Запит до вашого гаманця",
 "embedded.frame.account": "Ваш акаунт гаманця",
 "embedded.sending": [
  "Надсилаємо лист на ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Завантажуємо гаманець",
 "embedded.linking.title": "Ви ввійшли",
 "embedded.linking.body": "Відкриваємо гаманець…",
 "embedded.failed.title": "Не вдалося ввійти",
 "embedded.failed.noAccess": "Немає доступу для цього акаунта",
 "embedded.failed.otherEmail": "Інша електронна пошта",
 "embedded.row.subtitle": "Вхід з е-поштою",
 "embedded.security.title": "Безпека",
 "embedded.security.subtitle": "Хто може відкрити ваш гаманець",
 "embedded.security.assisted": "Щоб відкрити його, достатньо вашого входу.",
 "embedded.security.fragile": "Відкрити його можете лише ви, одним способом.",
 "embedded.security.secured": "Відкрити його можете лише ви.",
 "embedded.security.exit": "Відкрити його можете лише ви, і ви можете піти.",
 "embedded.security.next.kit": "Далі: комплект відновлення",
 "embedded.security.next.passkey": "Далі: ключ доступу",
 "embedded.security.next.secure": "Далі: доступ лише для вас",
 "embedded.security.next.export": "Далі: комплект для виходу",
 "embedded.security.failed": "Не вдалося це показати",
 "embedded.change.intro": "Ви отримаєте код на поточну адресу, а потім — на нову.",
 "embedded.change.present": "Поточна е-пошта",
 "embedded.change.label": "Нова адреса е-пошти",
 "embedded.change.send": "Продовжити",
 "embedded.change.done": "Е-пошту змінено",
 "embedded.notAllowed": "Дія заборонена",
 "embedded.error.email_invalid": "Введіть адресу електронної пошти, наприклад ana@example.com.",
 "embedded.error.login/cool_down": [
  "Спробуйте ще раз через ",
  [
   "seconds"
  ],
  " с"
 ],
 "embedded.error.embedded/load_failed": "Не вдалося завантажити гаманець. Перевірте з’єднання й спробуйте пізніше.",
 "embedded.error.embedded/timeout": "Гаманець надто довго не відповідав. Спробуйте ще раз.",
 "embedded.error.login/mail_failed": "Не вдалося доставити лист. Перевірте адресу або спробуйте ще раз.",
 "embedded.error.login/attempt_ended": "Термін дії коду минув. Запросіть новий.",
 "embedded.error.login/too_many_tries": "Забагато неправильних кодів. Запросіть новий.",
 "embedded.error.login/device_refused": "У листі вибрано інше число. Спробуйте ще раз і виберіть число, яке бачите тут.",
 "embedded.error.login/change_pending": "Е-пошту цього акаунта було змінено. Відкрийте посилання в сповіщенні, щоб скасувати це, або зачекайте добу.",
 "embedded.error.login/not_allowed": "Цей сайт не пускає цей акаунт. Скористайтеся іншим або попросіть доступ у сайту.",
 "embedded.error.login/user_disabled": "Цей застосунок вимкнув ваш акаунт. Увійдіть знову, щоб забрати гаманець із собою.",
 "embedded.error.login/email_off": "Вхід з е-поштою тут недоступний.",
 "embedded.error.login/clock_skewed": "Перевірте дату й час на цьому пристрої та спробуйте ще раз.",
 "embedded.error.request/http_failed": "Не вдалося зв’язатися із сервером гаманця. Перевірте з’єднання й спробуйте ще раз.",
 "embedded.error.embedded/unreachable": "Зараз ваш гаманець недоступний. Спробуйте ще раз за хвилину.",
 "embedded.error.embedded/untrusted": "Гаманець не відкрито, бо сервер надіслав те, що йому не належить. Зверніться до підтримки цього сайту.",
 "embedded.error.stopped": "Роботу гаманців зараз призупинено. Спробуйте пізніше.",
 "embedded.error.escrow/login_required": "Увійдіть знову — за посиланням і кодом із листа.",
 "embedded.error.request/too_many": "Забагато запитів одразу. Зачекайте трохи й спробуйте ще раз.",
 "embedded.error.failed": "Не вийшло. Спробуйте ще раз.",
 "embedded.row.social": [
  "Вхід через ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Увійти з акаунтом",
 "embedded.social.continue": [
  "Продовжити з ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Продовжте у вікні",
 "embedded.social.waiting.body": [
  "Увійдіть через ",
  [
   "provider"
  ],
  " у вікні, що відкрилося."
 ],
 "embedded.social.blocked": "Вікно заблоковано",
 "embedded.social.closed": "Вікно закрито",
 "embedded.social.declined": "Вхід відхилено",
 "embedded.social.open": "Відкрити вікно",
 "embedded.social.other": "Інший спосіб",
 "embedded.farcaster.scan": "Відскануйте телефоном",
 "embedded.farcaster.here": "Продовжити у Farcaster",
 "embedded.farcaster.only": "Підтвердьте в застосунку Farcaster. Підтверджуйте лише той вхід, який почали самі.",
 "embedded.farcaster.expires": [
  "Код діятиме ще ",
  [
   "seconds"
  ],
  " с."
 ],
 "embedded.farcaster.code": "Код для застосунку Farcaster",
 "embedded.farcaster.copy": "Копіювати посилання",
 "embedded.farcaster.open": "Відкрити Farcaster",
 "embedded.farcaster.failed": [
  "Не вдалося підключитися до ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "Термін дії коду минув",
 "embedded.farcaster.expiredBody": "Його не підтвердили вчасно. Спробуйте ще раз, щоб отримати новий код.",
 "embedded.error.login/window_blocked": "Браузер не дав відкрити вікно. Відкрийте його кнопкою нижче.",
 "embedded.error.login/window_closed": "Ви закрили його, не завершивши вхід. Можна спробувати ще раз.",
 "embedded.error.login/window_foreign": "У вікні вибрано інше число. Спробуйте ще раз і виберіть число, яке бачите тут.",
 "embedded.error.login/visit_ended": "Вхід тривав надто довго. Спробуйте ще раз.",
 "embedded.error.login/provider_declined": "Ви відмовилися у вікні, тому нічого не передано. Можна спробувати ще раз.",
 "embedded.error.login/provider_failed": "Підтвердити вхід там не вдалося. Спробуйте ще раз трохи згодом.",
 "embedded.error.login/provider_off": "Цей спосіб входу тут недоступний. Виберіть інший.",
 "embedded.passkey.continue": "Увійти з ключем доступу",
 "embedded.passkey.name": "Ключ доступу",
 "embedded.row.passkey": "Вхід із ключем доступу",
 "embedded.guest.continue": "Продовжити як гість",
 "embedded.guest.name": "Гість",
 "embedded.row.guest": "Без е-пошти",
 "embedded.guest.secure": "Захистити цей гаманець",
 "embedded.security.temporary": "Лише в цьому браузері. Очистите його дані — і гаманця не стане.",
 "embedded.error.login/guest_off": "Цей сайт не пускає гостей. Виберіть інший спосіб.",
 "embedded.linked.title": "Прив’язані гаманці",
 "embedded.linked.subtitle": "Гаманці, які у вас уже є",
 "embedded.linked.intro": "Цей застосунок знає, що ці гаманці ваші. Відкрити гаманець вашого входу вони не можуть.",
 "embedded.linked.unread": "Не вдалося завантажити прив’язані гаманці",
 "embedded.linked.none.title": "Немає прив’язаних гаманців",
 "embedded.linked.none.body": "Прив’яжіть гаманець, який у вас уже є, щоб застосунок знав, що він ваш. Він підпише повідомлення — це безкоштовно.",
 "embedded.linked.add": "Прив’язати гаманець",
 "embedded.linked.full": [
  "Прив’язано гаманців: ",
  [
   "count"
  ],
  ". Більше не можна. Спочатку відв’яжіть один."
 ],
 "embedded.linked.choose": "Виберіть гаманець у цьому браузері.",
 "embedded.linked.missing.title": "Гаманець не знайдено",
 "embedded.linked.missing.body": "Установіть або ввімкніть гаманець у цьому браузері й спробуйте ще раз.",
 "embedded.linked.unlink": "Відв’язати",
 "embedded.linked.keep": "Залишити",
 "embedded.linked.cancel": "Скасувати",
 "embedded.linked.confirm.title": [
  "Відв’язати ",
  [
   "name"
  ],
  "?"
 ],
 "embedded.linked.confirm.body": "Застосунок більше не знатиме, що цей гаманець ваш. Його можна прив’язати знову.",
 "embedded.linked.step.connect.title": [
  "Підключіться в ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Виберіть акаунт, який хочете прив’язати.",
 "embedded.linked.step.approve.title": [
  "Прив’язуємо ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Завантажуємо запит…",
 "embedded.linked.step.sign.title": [
  "Підпишіть у ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "Повідомлення показує, що гаманець ваш. Воно нічого не переміщує.",
 "embedded.linked.declined": "Відхилено. Нічого не прив’язано.",
 "embedded.linked.error.links/taken": "Цей гаманець прив’язано до іншого акаунта цього застосунку. Спочатку відв’яжіть його там.",
 "embedded.linked.error.links/ended": "Це тривало надто довго. Спробуйте ще раз.",
 "embedded.linked.error.escrow/waiting": "Це новий пристрій. Він зможе прив’язувати гаманці, коли зможе відкрити ваш."
}
export default catalogue
