// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Що можна зробити",
 "account.action.onramp": "Купити",
 "account.action.swaps": "Обміняти",
 "account.action.receive": "Отримати",
 "account.action.send": "Надіслати",
 "account.tabs": "Вміст та історія акаунта",
 "account.tab.tokens": "Токени",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "Історія",
 "account.menu": "Більше про цей акаунт",
 "account.balanceUnsupportedBody": "Застосунок не може прочитати мережу вашого гаманця. На ваші кошти це не впливає.",
 "account.partial": "Без токенів із невідомою ціною",
 "account.stale": "Ці дані могли трохи застаріти",
 "account.priceUnknown": "Ціна невідома",
 "account.searchTokens": "Пошук токенів",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "Показати ",
     0,
     " токен"
    ],
    "few": [
     "Показати всі ",
     0,
     " токени"
    ],
    "many": [
     "Показати всі ",
     0,
     " токенів"
    ],
    "other": [
     "Показати всі ",
     0,
     " токена"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Показати ",
     0,
     " прихований токен"
    ],
    "few": [
     "Показати ",
     0,
     " приховані токени"
    ],
    "many": [
     "Показати ",
     0,
     " прихованих токенів"
    ],
    "other": [
     "Показати ",
     0,
     " прихованого токена"
    ]
   }
  ]
 ],
 "account.hideTokens": "Знову приховати ці токени",
 "account.empty.title": "Цей акаунт порожній",
 "account.empty.body": "Тут з’явиться те, що ви отримаєте чи купите.",
 "account.empty.receive": "Показати мою адресу",
 "account.empty.buy": "Купити криптовалюту",
 "account.noTokens.title": "Токенів не знайдено",
 "account.noTokens.body": [
  "За запитом «",
  [
   "query"
  ],
  "» нічого не знайдено. Перевірте написання або спробуйте іншу назву."
 ],
 "account.tokensUnavailable.title": "Токени недоступні",
 "account.tokensUnavailable.body": "Невдовзі спробуємо ще раз. На ваші кошти це не впливає.",
 "activity.done.send": "Надіслано",
 "activity.kind.send": "Надсилання",
 "activity.done.receive": "Отримано",
 "activity.kind.receive": "Отримання",
 "activity.done.trade": "Обміняно",
 "activity.kind.trade": "Обмін",
 "activity.done.approve": "Дозволено",
 "activity.kind.approve": "Дозвіл",
 "activity.done.revoke": "Дозвіл скасовано",
 "activity.kind.revoke": "Скасування дозволу",
 "activity.done.mint": "Випущено",
 "activity.kind.mint": "Випуск",
 "activity.done.burn": "Спалено",
 "activity.kind.burn": "Спалення",
 "activity.done.deposit": "Внесено",
 "activity.kind.deposit": "Внесення",
 "activity.done.withdraw": "Виведено",
 "activity.kind.withdraw": "Виведення",
 "activity.done.claim": "Забрано",
 "activity.kind.claim": "Отримання виплати",
 "activity.done.stake": "Внесено в стейкінг",
 "activity.kind.stake": "Стейкінг",
 "activity.done.unstake": "Виведено зі стейкінгу",
 "activity.kind.unstake": "Виведення зі стейкінгу",
 "activity.done.borrow": "Позичено",
 "activity.kind.borrow": "Позика",
 "activity.done.repay": "Погашено",
 "activity.kind.repay": "Погашення",
 "activity.done.buy": "Куплено",
 "activity.kind.buy": "Купівля",
 "activity.done.deploy": "Контракт створено",
 "activity.kind.deploy": "Створення контракту",
 "activity.done.execute": "Виклик контракту",
 "activity.kind.execute": "Виклик контракту",
 "activity.done.other": "Транзакція",
 "activity.kind.other": "Транзакція",
 "activity.fromHere": "Надіслано звідси",
 "activity.latest": "Останні операції",
 "activity.showAll": "Показати всі операції",
 "activity.more": "Показати ще",
 "activity.refresh": "Оновити",
 "activity.to": "Кому",
 "activity.from": "Від кого",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "і ще ",
     0
    ],
    "few": [
     "і ще ",
     0
    ],
    "many": [
     "і ще ",
     0
    ],
    "other": [
     "і ще ",
     0
    ]
   }
  ]
 ],
 "activity.status.pending": "Очікування",
 "activity.status.queued": "Очікує на власників",
 "activity.status.success": "Підтверджено",
 "activity.status.failed": "Не виконано",
 "activity.status.replaced": "Замінено",
 "activity.status.dropped": "Не прийнято",
 "activity.status.unknown": "Статус невідомий",
 "activity.moreFailed": "Не вдалося завантажити давніші операції.",
 "activity.empty.title": "Операцій поки немає",
 "activity.empty.body": "Тут з’явиться те, що ви надішлете, отримаєте й обміняєте в цій мережі.",
 "activity.deviceOnly": [
  "Вузли мережі ",
  [
   "network"
  ],
  " не показують транзакцій за акаунтами, тому тут лише те, що ви надіслали з цього пристрою."
 ],
 "activity.partial": [
  "Деяких транзакцій може не бути: вузли мережі ",
  [
   "network"
  ],
  " показують не всі."
 ],
 "activity.explorer": "Усі операції в оглядачі",
 "activity.failed.title": "Не вдалося отримати транзакції",
 "activity.failed.body": "На ваші кошти це не впливає. Перевірте з’єднання й спробуйте ще раз.",
 "allowances.title": "Дозволи",
 "allowances.hint": "Хто може списувати ваші токени",
 "allowances.list": "Дозволи",
 "allowances.intro": "Ці застосунки можуть списувати токени з вашого акаунта без повторного запиту.",
 "allowances.unlimited": "Без обмежень",
 "allowances.everything": "Усе",
 "allowances.empty.title": "Дозволів немає",
 "allowances.empty.body": "Жоден застосунок не може списувати токени з вашого акаунта в цій мережі.",
 "allowances.failed.title": "Не вдалося завантажити дозволи",
 "allowances.failed.body": "Сервер не відповів. Ваші дозволи не змінилися.",
 "allowances.partial": "Давніші дозволи ще не прочитано.",
 "allowances.readOn": "Шукати далі",
 "allowances.nothing": "Немає чого відкликати",
 "allowances.review": [
  [
   "spender"
  ],
  " більше не зможе списувати ваші ",
  [
   "token"
  ],
  "."
 ],
 "allowances.spender": "Кому дозволено",
 "allowances.fee": "Відкликання — це транзакція, тому ви сплачуєте комісію мережі.",
 "allowances.revoke": "Відкликати",
 "allowances.declined": "Запит відхилено. Дозвіл досі діє. Можна спробувати ще раз.",
 "allowances.signing.title": [
  "Підтвердьте в ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "У гаманці очікує запит на відкликання.",
 "allowances.pending.title": "Відкликаємо…",
 "allowances.pending.body": [
  "Чекаємо на мережу. Поки відкликання не завершено, ",
  [
   "spender"
  ],
  " може списувати ",
  [
   "token"
  ],
  "."
 ],
 "allowances.done.title": "Дозвіл відкликано",
 "allowances.done.body": [
  [
   "spender"
  ],
  " більше не може списувати ваші ",
  [
   "token"
  ],
  "."
 ],
 "allowances.reverted.title": "Не вдалося відкликати",
 "allowances.reverted.body": [
  "Мережа відхилила відкликання. ",
  [
   "spender"
  ],
  " досі може списувати ваші ",
  [
   "token"
  ],
  "."
 ],
 "allowances.dropped.title": "Транзакцію не прийнято",
 "allowances.dropped.body": [
  "Мережа не прийняла її вчасно, і вона нічого не коштувала. ",
  [
   "spender"
  ],
  " досі може списувати ваші ",
  [
   "token"
  ],
  "."
 ],
 "allowances.unknown.title": "Результат невідомий",
 "allowances.unknown.body": "Ми втратили транзакцію з поля зору. Перевірте список дозволів.",
 "allowances.backToList": "До дозволів",
 "allowances.otherNetwork": "Гаманець перемкнуто на іншу мережу. Поверніться на попередню й спробуйте ще раз.",
 "allowances.otherAccount": "Гаманець перемкнуто на інший акаунт. Поверніться назад, щоб побачити дозволи того акаунта.",
 "action.cancel": "Скасувати",
 "action.disconnect": "Відключити",
 "account.title": "Акаунт",
 "account.balance": "Баланс",
 "account.balanceUnavailable": "Баланс недоступний",
 "account.balanceUnavailableBody": "Не вдалося зв’язатися з мережею. На ваші кошти це не впливає.",
 "account.copyAddress": "Копіювати адресу",
 "account.explorer": "Відкрити в оглядачі",
 "account.network": "Мережа",
 "account.unknownNetwork": "Невідома мережа",
 "account.switchWallet": "Змінити гаманець",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     "Підключено ",
     0,
     " гаманець"
    ],
    "few": [
     "Підключено ",
     0,
     " гаманці"
    ],
    "many": [
     "Підключено ",
     0,
     " гаманців"
    ],
    "other": [
     "Підключено ",
     0,
     " гаманця"
    ]
   }
  ]
 ],
 "account.reconnecting": "Повторне підключення…",
 "wallets.title": "Гаманці",
 "wallets.disconnect": [
  "Відключити ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Додати інший гаманець",
 "wallets.disconnectAll": "Відключити всі",
 "wallets.empty.title": "Немає підключених гаманців",
 "wallets.empty.body": "Підключіть гаманець, і він з’явиться тут.",
 "accountType.eoa": "Звичайний акаунт",
 "accountType.smartAccount": "Смартакаунт",
 "accountType.payment": "Адреса для платежів",
 "accountType.ordinal": "Адреса для колекційних предметів",
 "network.title": "Змінити мережу",
 "network.list": "Мережі",
 "network.search": "Пошук мереж",
 "network.notConnected": "Не підключено",
 "network.empty.title": "Мереж не знайдено",
 "network.empty.body": [
  "За запитом «",
  [
   "query"
  ],
  "» нічого не знайдено. Спробуйте іншу назву."
 ],
 "network.waiting.title": [
  "Підтвердьте в ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Гаманець просить перемкнутися на ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Перемикання відхилено",
 "network.declined.body": [
  "Ви досі в мережі ",
  [
   "network"
  ],
  ". Можна спробувати ще раз."
 ],
 "network.failed.title": [
  "Не вдалося перемкнутися на ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Спробуйте ще раз або змініть мережу в гаманці.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " не підтримує ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Виберіть іншу мережу або підключіть інший гаманець.",
 "activeChain.title": [
  "Підключення до ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Потрібен гаманець, який працює з ",
  [
   "chain"
  ],
  ". Інші підключення залишаться."
 ],
 "activeChain.connect": "Підключити гаманець",
 "activeChain.continue": [
  "Продовжити з ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Не зараз",
 "unsupported.title": "Змінити мережу",
 "unsupported.body": "Цей застосунок не працює в мережі вашого гаманця. Щоб продовжити, виберіть одну з цих.",
 "unsupported.list": "Підтримувані мережі",
 "whatIsWallet.title": "Що таке гаманець?",
 "whatIsWallet.home.title": "Дім для ваших активів",
 "whatIsWallet.home.body": "Зберігайте, надсилайте й отримуйте токени та колекційні предмети.",
 "whatIsWallet.login.title": "Єдиний спосіб входу",
 "whatIsWallet.login.body": "Підключайте гаманець замість нових акаунтів і паролів.",
 "whatIsWallet.keys.title": "Ключі лише у вас",
 "whatIsWallet.keys.body": "Ніхто інший не може розпоряджатися тим, що належить вам. Нікому не повідомляйте фразу відновлення.",
 "whatIsWallet.get": "Отримати гаманець",
 "getWallet.title": "Отримати гаманець",
 "getWallet.list": "Доступні гаманці",
 "getWallet.extension": "Розширення для браузера",
 "getWallet.app": "Мобільний застосунок",
 "getWallet.extensionAndApp": "Розширення й мобільний застосунок",
 "getWallet.after": "Уже встановили? Оновіть сторінку, щоб ми його знайшли.",
 "getWallet.empty.title": "Немає рекомендацій",
 "getWallet.empty.body": "Цей застосунок не рекомендує гаманців. Знайдіть гаманець, якому довіряєте, у магазині розширень свого браузера.",
 "error.send/rejected": "Транзакцію відхилено. Нічого не надіслано.",
 "error.send/failed": "Не вдалося надіслати транзакцію. Нічого не надіслано.",
 "toast.walletSwitched": [
  "Тепер ви використовуєте ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Баланс токенів недоступний",
 "error.send/unsupported_chain": "У цьому блокчейні надсилання не працює.",
 "error.send/incomplete": "Потрібні сума й адреса отримувача.",
 "error.send/token_missing": "Потрібен токен.",
 "error.send/expired": "Транзакцію підписано запізно. Нічого не надіслано. Спробуйте ще раз.",
 "error.send/below_minimum": "Ця сума замала, щоб надіслати її туди. Надішліть трохи більше.",
 "error.send/coins_kept": "Частину балансу надіслати не можна: ще не підтверджені платежі й дуже маленькі, які можуть бути колекційними предметами. Надішліть менше.",
 "error.send/too_many_coins": "Ця сума розбита на забагато дрібних платежів. Надішліть менше.",
 "error.send/funds_changed": "Ваш баланс змінився. Нічого не надіслано. Перевірте суму й спробуйте ще раз.",
 "error.send/fee_too_low": "Комісія мережі зросла. Нічого не надіслано. Спробуйте ще раз.",
 "error.send/overtaken": "Інша транзакція вашого акаунта випередила цю. Нічого не надіслано. Спробуйте ще раз.",
 "error.send/network_upgraded": "Тим часом мережа оновилася. Нічого не надіслано. Спробуйте ще раз.",
 "error.send/leaves_too_little": "На акаунті має залишитися невелика сума. Надішліть трохи менше або все.",
 "error.send/not_a_wallet": "Це адреса токена, а не гаманця. Те, що ви туди надішлете, буде втрачено.",
 "error.send/token_unsupported": "Цей токен не можна надіслати звідси.",
 "error.send/token_mismatch": "Мережа рахує цей токен інакше, ніж показано тут. Нічого не надіслано.",
 "error.swap/not_as_shown": "Цей обмін зробив би не те, що показано тут, тому його не надіслано.",
 "error.token/mismatch": "Цей токен — не той, яким його тут названо, тому нічого не надіслано. Виберіть його за адресою.",
 "error.token/unverified": "Що це за токен, зміг сказати лише сервер, тому нічого не надіслано. Спробуйте пізніше.",
 "error.name/resolve_failed": "Не вдалося знайти це ім’я. Введіть натомість адресу.",
 "names.title": "Виберіть ім’я",
 "names.successTitle": "Ім’я зареєстровано",
 "names.row": "Вибрати ім’я",
 "names.rowHint": "Читати легше, ніж адресу",
 "names.intro": "Ім’я замінює адресу вашого акаунта й читається легше. Воно безкоштовне, потрібен лише підпис.",
 "names.field": "Знайти ім’я",
 "names.rules": "Літери, цифри й дефіси, щонайменше 4 символи.",
 "names.problem.characters": "Можна використовувати лише літери від a до z, цифри й дефіси.",
 "names.problem.short": "В імені щонайменше 4 символи.",
 "names.problem.long": "В імені щонайбільше 63 символи.",
 "names.problem.ends": "Ім’я не може починатися чи закінчуватися дефісом.",
 "names.problem.double": "В імені не може бути двох дефісів поспіль.",
 "names.list": "Імена",
 "names.own": "Ваші імена",
 "names.free": "Вільне",
 "names.taken": "Недоступне",
 "names.off.title": "Імена тут недоступні",
 "names.off.body": "Цей застосунок не видає імен.",
 "names.unreachable.title": "Не вдалося знайти імена",
 "names.unreachable.body": "Сервер не відповів. Перевірте з’єднання й спробуйте ще раз.",
 "names.signing.title": [
  "Підпишіть у ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Підпис безкоштовний. Він показує, що ім’я ",
  [
   "name"
  ],
  " — для вашого акаунта."
 ],
 "names.registering.title": "Реєструємо ваше ім’я",
 "names.declined.title": "Підпис відхилено",
 "names.declined.body": [
  "Ім’я ",
  [
   "name"
  ],
  " ще вільне. Можна спробувати ще раз."
 ],
 "names.takenNow.title": [
  "Ім’я ",
  [
   "name"
  ],
  " щойно зайняли"
 ],
 "names.takenNow.body": "Хтось виявився швидшим. Виберіть інше.",
 "names.reserved.title": [
  "Ім’я ",
  [
   "name"
  ],
  " зарезервовано"
 ],
 "names.reserved.body": "Це ім’я ніхто не може отримати. Виберіть інше.",
 "names.usedUp.title": "У вас уже максимум імен",
 "names.usedUp.body": "Цей акаунт не може взяти ще одне.",
 "names.expired.title": "Підпис надійшов запізно",
 "names.expired.body": "Перевірте дату й час на цьому пристрої та підпишіть знову.",
 "names.otherAccount.title": "Тепер гаманець перемкнуто на інший акаунт",
 "names.otherAccount.body": [
  "Ім’я ",
  [
   "name"
  ],
  " не зареєстровано. Спробуйте ще раз, щоб узяти його для цього акаунта."
 ],
 "names.unsupported.title": "Ваш гаманець не може взяти тут ім’я",
 "names.unsupported.body": "Перемкніться на іншу мережу або підключіть інший гаманець.",
 "names.failed.title": [
  "Не вдалося зареєструвати ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Нічого не змінилося. Спробуйте ще раз трохи згодом.",
 "names.success.title": [
  "Ім’я ",
  [
   "name"
  ],
  " ваше"
 ],
 "names.success.body": "Тепер у цьому застосунку воно замінює адресу вашого акаунта.",
 "names.success.copy": "Копіювати ім’я",
 "names.success.done": "Готово",
 "names.none.title": "Імені поки немає",
 "names.none.body": "Виберіть ім’я, і воно з’явиться тут.",
 "nfts.list": "NFT",
 "nfts.empty.title": "NFT поки немає",
 "nfts.empty.body": "Тут з’являться NFT, які ви отримаєте в цій мережі.",
 "nfts.failed.title": "Не вдалося завантажити NFT",
 "nfts.failed.body": "Сервер не відповів. На ваші NFT це не впливає.",
 "nfts.moreFailed": "Не вдалося завантажити ще.",
 "nfts.more": "Показати ще",
 "nfts.showAll": "Показати всі NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Показати ",
     0,
     " прихований NFT"
    ],
    "few": [
     "Показати ",
     0,
     " приховані NFT"
    ],
    "many": [
     "Показати ",
     0,
     " прихованих NFT"
    ],
    "other": [
     "Показати ",
     0,
     " прихованого NFT"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Приховати можливий спам",
 "nfts.nameless": [
  [
   "collection"
  ],
  " #",
  [
   "id"
  ]
 ],
 "nfts.title": "NFT",
 "nfts.gone": "Цього NFT немає на вашому акаунті",
 "nfts.spam": "Можливо, це спам. Не переходьте за посиланнями в назві чи на зображенні.",
 "nfts.collection": "Колекція",
 "nfts.contract": "Контракт",
 "nfts.address": "Адреса",
 "nfts.number": "ID токена",
 "nfts.amount": "У вас",
 "onramp.title": "Купити криптовалюту",
 "onramp.pay": "Ви платите",
 "onramp.get": "Ви отримуєте",
 "onramp.amount": "Сума до сплати",
 "onramp.payWith": [
  "Змінити оплату: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Змінити купівлю: ",
  [
   "symbol"
  ],
  " у мережі ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "Від ",
  [
   "min"
  ],
  " до ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "Мінімальна сума для цього способу — ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "Максимальна сума для цього способу — ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Ціни поки немає",
 "onramp.elsewhere": [
  "Цей застосунок не працює з ",
  [
   "network"
  ],
  ". Купівлю буде видно у вашому гаманці."
 ],
 "onramp.offers": "Пропозиції",
 "onramp.refresh": "Оновити ціни",
 "onramp.best": "Найкраща",
 "onramp.via": [
  "через ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Комісія провайдера",
 "onramp.networkFee": "Комісія мережі",
 "onramp.total": "Разом",
 "onramp.moreOffers": "Показати всі пропозиції",
 "onramp.enterAmount": "Введіть суму",
 "onramp.changeAmount": "Змінити суму",
 "onramp.asking": "Дізнаємося ціни…",
 "onramp.continue": [
  "Продовжити з ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Ви платите у власному вікні ",
  [
   "provider"
  ],
  ". Дані вашої картки ніколи не потрапляють у цей застосунок."
 ],
 "onramp.unreachable.title": "Ціни недоступні",
 "onramp.unreachable.body": "Жоден продавець не відповів. Ми радше не покажемо ціни, ніж покажемо приблизну.",
 "onramp.noSeller.title": "Ніхто не продає на цю суму",
 "onramp.noSeller.body": "Спробуйте іншу суму або інший спосіб оплати.",
 "onramp.off.title": "Купівля тут недоступна",
 "onramp.off.body": "У цьому застосунку не налаштовано продавця.",
 "onramp.off.back": "Назад до акаунта",
 "onramp.noChain.title": "Для цієї мережі нічого не продається",
 "onramp.noChain.body": "Щоб купити криптовалюту, перемкніться на іншу мережу.",
 "onramp.noChain.switch": "Змінити мережу",
 "onramp.buyList": "Що купити",
 "onramp.search": "Пошук за назвою або мережею",
 "onramp.empty.title": "Нічого не знайдено",
 "onramp.empty.body": [
  "За запитом «",
  [
   "query"
  ],
  "» нічого не знайдено. Спробуйте іншу назву."
 ],
 "onramp.payList": "Як оплатити",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " у мережі ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", від ",
  [
   "min"
  ],
  " до ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Картка",
 "onramp.method.bank": "Банківський переказ",
 "onramp.method.sepa": "Переказ SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Баланс акаунта",
 "onramp.opening.title": [
  "Відкриваємо ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "Зараз відкриється окреме вікно.",
 "onramp.blocked.title": "Браузер заблокував вікно",
 "onramp.blocked.body": [
  "Щоб продовжити, відкрийте ",
  [
   "provider"
  ],
  " самі. Посилання спрацює один раз."
 ],
 "onramp.blocked.open": [
  "Відкрити ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Завершіть купівлю у вікні ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Не закривайте цю сторінку, щоб побачити, коли купівля завершиться.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " не повідомляє цьому застосунку про перебіг. Те, що ви купите, надійде у ваш гаманець."
 ],
 "onramp.destination": "Перед оплатою перевірте в тому вікні, що купівля йде на вашу адресу:",
 "onramp.paid.title": "Платіж отримано",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " надсилає ",
  [
   "symbol"
  ],
  " у ваш гаманець."
 ],
 "onramp.left.title": "Вікно закрито",
 "onramp.left.body": [
  "Якщо ви заплатили, ",
  [
   "symbol"
  ],
  " надійде у ваш гаманець. Це може тривати кілька хвилин."
 ],
 "onramp.done.title": [
  "Ви купили ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " надіслав їх у ваш гаманець."
 ],
 "onramp.done.close": "Готово",
 "onramp.unavailable.title": [
  "Не вдалося відкрити ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Нічого не сплачено. Спробуйте ще раз або виберіть іншу пропозицію.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  ": купівлю не завершено"
 ],
 "onramp.refused.body": [
  "Перш ніж повторити, з’ясуйте в ",
  [
   "provider"
  ],
  ", чи списали з вас гроші."
 ],
 "onramp.backToPrices": "Назад до цін",
 "onramp.again": "Купити ще",
 "pay.title": "Оплата",
 "pay.review.title": "Перевірте платіж",
 "pay.requestedBy": "Запитує",
 "pay.for": "За що",
 "pay.token": "Токен",
 "pay.expires": "Спливає",
 "pay.expiresIn": [
  "через ",
  [
   "count",
   2,
   {
    "one": [
     0,
     " секунду"
    ],
    "few": [
     0,
     " секунди"
    ],
    "many": [
     0,
     " секунд"
    ],
    "other": [
     0,
     " секунди"
    ]
   }
  ]
 ],
 "pay.with": "Оплатити за допомогою",
 "pay.balance": [
  "У вас ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "У вас ",
  [
   "have"
  ],
  " з ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Спочатку обміняти ",
  [
   "symbol"
  ]
 ],
 "pay.swapAbout": [
  "Близько ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Перемкнутися на ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Щоб заплатити, перемкніть гаманець на ",
  [
   "network"
  ],
  "."
 ],
 "pay.notEnough": [
  "Недостатньо ",
  [
   "symbol"
  ]
 ],
 "pay.confirm": [
  "Заплатити ",
  [
   "amount"
  ]
 ],
 "pay.signing": "Чекаємо на ваш гаманець",
 "pay.caution.unsure.title": "Можливо, гаманець уже заплатив",
 "pay.caution.unsure.body": "Його вже просили про цей платіж, але відповідь не дійшла до цієї сторінки. Спочатку подивіться в гаманці. Якщо платіж там є, не платіть ще раз.",
 "pay.caution.given": "Платіж до сплати",
 "pay.agree": "Перевірено, хочу заплатити",
 "pay.pending.title": [
  "Платимо ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  "Сплачено: ",
  [
   "amount"
  ]
 ],
 "pay.paid.body": "Квитанція в застосунку.",
 "pay.paidAt": "Сплачено",
 "pay.expired.title": "Термін дії запиту минув",
 "pay.expired.body": "Нічого не сплачено. Поверніться в застосунок і почніть заново.",
 "pay.unconfirmed.body": "Платіж надіслано, і він ще може пройти. Не платіть ще раз. Запустіть його із застосунку пізніше, щоб дізнатися, чим він закінчився.",
 "pay.failed.title": "Платіж не пройшов",
 "pay.failed.body": "Нічого не сплачено. Мережа могла взяти свою комісію.",
 "pay.refused.title": "Це не можна сплатити",
 "pay.none.title": "Немає за що платити",
 "pay.none.body": "Застосунок не запитував платежу.",
 "pay.activity.done": "Сплачено",
 "receive.title": "Отримати",
 "receive.code": "QR-код вашої адреси",
 "receive.copy": "Копіювати адресу",
 "receive.scan": "Відскануйте цей код або скопіюйте адресу.",
 "receive.yours": "Ваша адреса",
 "receive.networks": "Працює в мережах",
 "receive.current": "Ви тут",
 "receive.warning": "Надсилайте лише з однієї з цих мереж. Те, що надійде з інших, може бути втрачено.",
 "receive.collectibles": "Лише для колекційних предметів, як-от Ordinals. Те, що на неї заплатять, тут не входить до вашого балансу.",
 "receive.copyCollectibles": "Копіювати адресу для колекцій",
 "safety.label": "Що це зробить",
 "safety.checking": "Перевіряємо, що це зробить…",
 "safety.send": "Ви надсилаєте",
 "safety.receive": "Ви отримуєте",
 "safety.allow": "Ви дозволяєте",
 "safety.revoke": "Ви більше не дозволяєте",
 "safety.nothing": "З вашими активами нічого не зміниться.",
 "safety.unlimited": "Без обмежень",
 "safety.all": "Усе",
 "safety.spender": [
  "кому: ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " зможе будь-коли списати всі ваші ",
  [
   "token"
  ],
  ", зараз чи пізніше. Дозволяйте лише те, що потрібно."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " зможе забрати кожен ваш предмет із ",
  [
   "token"
  ],
  ", зараз чи пізніше."
 ],
 "safety.unknownToken": "Невідомий токен",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Це не виконається",
 "safety.reverts.body": "Контракт це відхилить, а комісію мережі ви все одно сплатите.",
 "safety.reverts.reason": [
  "Повідомлення: «",
  [
   "reason"
  ],
  "»"
 ],
 "safety.reverts.funds": "Бракує коштів на суму й комісію мережі.",
 "safety.unknown.title": "Не вдалося це перевірити",
 "safety.unknown.body": "Мережа не змогла виконати це пробно, тому ми не знаємо, що зміниться. Продовжуйте, лише якщо довіряєте джерелу.",
 "safety.gone.unsent": "Гаманець відключено. Нічого не надіслано.",
 "safety.gone.asked": "Гаманець відключено. Якщо він досі просить підтвердження, відхиліть запит там.",
 "send.title": "Надіслати",
 "send.tokens.title": "Виберіть токен",
 "send.review.title": "Перевірка",
 "send.progress.title": "Транзакція",
 "send.tokens.search": "Пошук токенів",
 "send.tokens.list": "Ваші токени",
 "send.tokens.empty.title": "Токенів не знайдено",
 "send.tokens.empty.body": [
  "Серед ваших активів немає збігів із «",
  [
   "query"
  ],
  "»."
 ],
 "send.tokens.none.title": "Поки немає чого надсилати",
 "send.tokens.none.body": [
  "Тут з’являться токени, які ви отримаєте в мережі ",
  [
   "network"
  ],
  "."
 ],
 "send.tokens.receive": "Отримати",
 "send.unavailable.title": "Баланс недоступний",
 "send.unavailable.body": "Не вдалося прочитати ваш баланс. На ваші кошти це не впливає.",
 "send.coinOnly": [
  "Цей застосунок показує лише ",
  [
   "symbol"
  ],
  ". Інші токени тут показати не можна."
 ],
 "send.coinOnlyNow": [
  "Зараз можна показати лише ",
  [
   "symbol"
  ],
  ". Невдовзі пошукаємо інші токени ще раз."
 ],
 "send.amountIn": [
  "Сума в ",
  [
   "unit"
  ]
 ],
 "send.available": [
  "Доступно ",
  [
   "amount"
  ]
 ],
 "send.max": "Макс.",
 "send.maxLabel": "Використати все",
 "send.showIn": [
  "Ввести суму в ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Немає ціни",
 "send.to": "Кому",
 "send.toPlaceholder": "Адреса або ім’я",
 "send.paste": "Вставити",
 "send.clear": "Очистити адресу",
 "send.looking": "Шукаємо ім’я…",
 "send.noAddress": [
  [
   "name"
  ],
  " не має адреси в мережі ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Зараз імена знайти не можна. Введіть натомість адресу.",
 "send.nameDisputed": [
  "Два джерела вказують різні адреси для ",
  [
   "name"
  ],
  ". Зараз туди нічого не можна надіслати. Введіть натомість адресу."
 ],
 "send.resolvedBy": [
  "Джерело: ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Записано для мережі ",
  [
   "network"
  ],
  ": це той самий акаунт, що й уведена адреса."
 ],
 "send.invalid": [
  "Це не адреса мережі ",
  [
   "network"
  ],
  ". Перевірте, чи немає пропущених або змінених символів."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (необов’язково)",
 "send.memoHelp": "Текст, який бачать усі. Біржам він буває потрібен, щоб зарахувати переказ.",
 "send.pasteFailed": "Не вдалося прочитати буфер обміну. Вставте просто в поле.",
 "send.step.selectToken": "Виберіть токен",
 "send.step.enterAmount": "Введіть суму",
 "send.step.incorrectValue": "Неправильне значення",
 "send.step.insufficientFunds": "Недостатньо коштів",
 "send.step.enterAddress": "Введіть адресу",
 "send.step.invalidAddress": "Неправильна адреса",
 "send.step.looking": "Шукаємо ім’я…",
 "send.step.review": "Перевірити",
 "send.caution.lookAlike.title": "Ця адреса імітує знайому вам",
 "send.caution.lookAlike.body": "Початок і кінець такі самі, але виділена частина відрізняється. Злодії роблять так, щоб ви скопіювали їхню адресу.",
 "send.caution.lookAlike.known": "Знайома вам",
 "send.caution.lookAlike.given": "Уведена вами",
 "send.caution.tokenContract.title": "Це контракт самого токена",
 "send.caution.tokenContract.body": "Те, що надсилають туди, майже завжди втрачається.",
 "send.caution.own.title": "Це ваша власна адреса",
 "send.caution.own.body": "Ви надішлете самі собі й усе одно сплатите комісію.",
 "send.caution.contract.title": "Це контракт",
 "send.caution.contract.body": "Переконайтеся, що він може прийняти те, що ви надсилаєте. Інакше це може бути втрачено.",
 "send.caution.unused.title": "З цією адресою ще нічого не відбувалося",
 "send.caution.unused.body": [
  "Вона нова в мережі ",
  [
   "network"
  ],
  " або містить друкарську помилку."
 ],
 "send.caution.first.title": "Перше надсилання на цю адресу",
 "send.caution.first.body": "Порівняйте всю адресу з тією, яку вам дали.",
 "send.caution.unchecked.title": "Не вдалося перевірити цю адресу",
 "send.caution.unchecked.body": "Мережа не відповіла. Порівняйте всю адресу самі.",
 "send.agree": "Усю адресу звірено, усе одно хочу надіслати",
 "send.from": "Звідки",
 "send.network": "Мережа",
 "send.fee": "Комісія мережі",
 "send.feeUpTo": [
  "до ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "близько ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Комісію встановить гаманець під час підписання.",
 "send.feeDeposit": [
  "разом із ",
  [
   "amount"
  ],
  " на відкриття акаунта отримувачу"
 ],
 "send.receives": "Отримувач одержить",
 "send.speed": "Швидкість",
 "send.speed.slow": "Низька",
 "send.speed.normal": "Звичайна",
 "send.speed.fast": "Висока",
 "send.feeUnavailable": "Недоступно",
 "send.feeShort.title": [
  "Бракує ",
  [
   "symbol"
  ],
  " на комісію"
 ],
 "send.feeShort.body": [
  "Комісія — до ",
  [
   "fee"
  ],
  ", а у вас ",
  [
   "have"
  ],
  ". Додайте ",
  [
   "symbol"
  ],
  " або надішліть менше."
 ],
 "send.change": "Змінити",
 "send.confirm": "Надіслати",
 "send.confirmAnyway": "Усе одно надіслати",
 "send.signing.title": [
  "Підтвердьте в ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Перевірте, що адреса й сума там такі самі, як тут.",
 "send.signing.note": "Скасування тут не відхиляє запит у гаманці.",
 "send.pending.title": [
  "Надсилаємо ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Зазвичай це триває менше хвилини. Вікно можна закрити: надсилання продовжиться без вас.",
 "send.pending.slow": [
  "Новий блок з’являється приблизно ",
  [
   "minutes",
   2,
   {
    "=1": "щохвилини",
    "one": [
     "кожну ",
     0,
     " хвилину"
    ],
    "few": [
     "кожні ",
     0,
     " хвилини"
    ],
    "many": [
     "кожні ",
     0,
     " хвилин"
    ],
    "other": [
     "кожні ",
     0,
     " хвилини"
    ]
   }
  ],
  ", іноді значно пізніше. Вікно можна закрити: надсилання продовжиться без вас."
 ],
 "send.pending.queued": "Спочатку це мають схвалити власники вашого акаунта, що може тривати кілька днів. Вікно можна закрити: надсилання продовжиться без вас.",
 "send.explorer": "Відкрити в оглядачі",
 "send.toAccount": "Назад до акаунта",
 "send.failed.title": "Транзакцію не виконано",
 "send.failed.body": "Мережа взяла комісію, але нічого не надіслано.",
 "send.replaced.title": "Транзакцію замінено",
 "send.replaced.body": "Замість неї з вашого гаманця надіслано іншу: прискорену або скасувальну. Яку саме — видно в оглядачі.",
 "send.dropped.title": "Транзакцію не прийнято",
 "send.dropped.body": "Мережа не прийняла її вчасно. Нічого не надіслано, і це нічого не коштувало.",
 "send.unknown.title": "Ще не підтверджено",
 "send.unknown.body": "Мережа не підтвердила її вчасно. Вона ще може пройти, тому перевірте, перш ніж надсилати знову.",
 "send.nothing.title": "Нічого не надсилається",
 "send.nothing.body": "Виберіть, що й кому надіслати.",
 "send.toast.sent": [
  "Надіслано ",
  [
   "amount"
  ]
 ],
 "send.unsupported.title": "Надсилання тут не працює",
 "send.unsupported.body": "Щоб надіслати, перемкніться на іншу мережу.",
 "sessions.title": "Сеанси застосунків",
 "sessions.hint": "Що цей застосунок може витрачати без запиту",
 "sessions.intro": "Цей застосунок може надсилати з вашого акаунта без повторного запиту. За лімітами стежить сама мережа.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "=1": "щодня",
    "one": [
     "кожен ",
     0,
     " день"
    ],
    "few": [
     "кожні ",
     0,
     " дні"
    ],
    "many": [
     "кожні ",
     0,
     " днів"
    ],
    "other": [
     "кожні ",
     0,
     " дня"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "=1": "щогодини",
    "one": [
     "кожну ",
     0,
     " годину"
    ],
    "few": [
     "кожні ",
     0,
     " години"
    ],
    "many": [
     "кожні ",
     0,
     " годин"
    ],
    "other": [
     "кожні ",
     0,
     " години"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "=1": "щохвилини",
    "one": [
     "кожну ",
     0,
     " хвилину"
    ],
    "few": [
     "кожні ",
     0,
     " хвилини"
    ],
    "many": [
     "кожні ",
     0,
     " хвилин"
    ],
    "other": [
     "кожні ",
     0,
     " хвилини"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Токен ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "До ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Відкликано",
 "sessions.expired": "Завершився",
 "sessions.revoke": "Відкликати",
 "sessions.notRevoked": "Сеанс не відкликано, і він досі діє. Можна спробувати ще раз.",
 "sessions.empty.title": "Сеансів немає",
 "sessions.empty.body": "Цей застосунок питає вас, перш ніж щось витратити в цій мережі.",
 "sessions.failed.title": "Не вдалося завантажити сеанси",
 "sessions.failed.body": "Можливо, у цій мережі їх немає або сервер не відповів. Ваші сеанси не змінилися.",
 "siwx.title": "Вхід",
 "siwx.intro": [
  "Вхід у ",
  [
   "app"
  ]
 ],
 "siwx.site": "Сайт",
 "siwx.account": "Акаунт",
 "siwx.network": "Мережа",
 "siwx.proves": "Показує, що цей акаунт ваш",
 "siwx.free": "Безкоштовно й без надсилання транзакції",
 "siwx.harmless": "Нікому не дає доступу до ваших коштів",
 "siwx.sign": "Увійти",
 "siwx.required": "Для цього застосунку потрібно ввійти. «Скасувати» відключить гаманець або поверне вас у мережу, де вхід уже виконано.",
 "siwx.checking": "Шукаємо ваш сеанс",
 "siwx.signing.title": [
  "Підтвердьте в ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "У повідомленні має бути вказано ",
  [
   "domain"
  ],
  ". Якщо там інший сайт, відхиліть його."
 ],
 "siwx.verifying": "Перевіряємо...",
 "siwx.done": "Ви ввійшли",
 "siwx.expired.title": "Ваш сеанс завершився",
 "siwx.expired.body": "Щоб продовжити, увійдіть знову.",
 "siwx.revoked.title": "Ви вийшли",
 "siwx.revoked.body": "Ваш сеанс завершено в іншому місці. Щоб продовжити, увійдіть знову.",
 "siwx.declined.title": "Підпис відхилено",
 "siwx.declined.body": "Вхід не виконано. Можна спробувати ще раз.",
 "siwx.pending.title": "Запит уже відкрито",
 "siwx.pending.body": [
  "Дайте на нього відповідь у ",
  [
   "wallet"
  ],
  " і спробуйте ще раз."
 ],
 "siwx.unreachable.title": "Не вдалося зв’язатися із сервером",
 "siwx.unreachable.body": "Вхід не виконано. Перевірте з’єднання й спробуйте ще раз.",
 "siwx.refused.title": "Підпис не прийнято",
 "siwx.refused.body": "Перевірте дату й час на цьому пристрої та спробуйте ще раз.",
 "siwx.smartAccount.title": "Цей застосунок може не підтримувати смартакаунтів",
 "siwx.smartAccount.body": "Виберіть інший акаунт у своїх гаманцях і ввійдіть знову.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " не може підписувати повідомлення тут"
 ],
 "siwx.unsupported.body": "Щоб увійти, підключіть інший гаманець.",
 "siwx.failed.title": "Не вдалося ввійти",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " повідомляє про помилку. Можна спробувати ще раз."
 ],
 "swap.title": "Обмін",
 "swap.review.title": "Перевірте обмін",
 "swap.quotes.title": "Порівняння пропозицій",
 "swap.slippage.title": "Допустиме прослизання",
 "swap.tokens.title": "Виберіть токен",
 "swap.result.title": "Обмін",
 "swap.pay": "Ви платите",
 "swap.receive": "Ви отримуєте",
 "swap.review.receive": "Ви отримаєте близько",
 "swap.flip": "Поміняти токени місцями",
 "swap.selectToken": "Вибрати токен",
 "swap.changeToken": [
  [
   "side"
  ],
  ", змінити токен"
 ],
 "swap.balance": [
  "Баланс: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Макс.",
 "swap.noPrice": "Немає ціни",
 "swap.button.chooseToken": "Виберіть токен",
 "swap.button.enterAmount": "Введіть суму",
 "swap.button.badAmount": "Неправильне значення",
 "swap.button.insufficient": "Недостатньо коштів",
 "swap.button.waiting": "Шукаємо найкращий курс…",
 "swap.button.noOffer": "Немає пропозицій",
 "swap.button.review": "Перевірити обмін",
 "swap.details": "Подробиці",
 "swap.rate": "Курс",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Провайдер",
 "swap.bestRate": "Найкращий курс",
 "swap.compare": [
  [
   "count",
   2,
   {
    "=1": "Відкрити пропозицію",
    "one": [
     "Порівняти ",
     0,
     " пропозицію"
    ],
    "few": [
     "Порівняти ",
     0,
     " пропозиції"
    ],
    "many": [
     "Порівняти ",
     0,
     " пропозицій"
    ],
    "other": [
     "Порівняти ",
     0,
     " пропозиції"
    ]
   }
  ]
 ],
 "swap.impact": "Вплив на ціну",
 "swap.slippage": "Допустиме прослизання",
 "swap.changeSlippage": "Змінити",
 "swap.minimum": "Мінімум до отримання",
 "swap.providerFee": "Комісія провайдера",
 "swap.included": "Враховано в курсі",
 "swap.networkFee": "Комісія мережі",
 "swap.unknown": "Невідомо",
 "swap.percent": [
  [
   "value"
  ],
  " %"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Триває обмін ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "swap.unsupported.title": "Мережа не підтримує обміну",
 "swap.unsupported.body": [
  "У мережі ",
  [
   "network"
  ],
  " не можна обмінювати токени. Виберіть іншу мережу."
 ],
 "swap.unsupported.switch": "Змінити мережу",
 "swap.failed.title": "Не вдалося завантажити токени",
 "swap.problem.noRoute": "Для обміну цих токенів бракує ліквідності. Спробуйте меншу суму або інший токен.",
 "swap.problem.unavailable": "Зараз ніхто не пропонує курсу. Ми продовжуємо питати.",
 "swap.problem.wouldFail": "Зараз цей обмін не виконається. Нічого не надіслано. Спробуйте ще раз або дозвольте більше прослизання.",
 "swap.problem.refused": "Провайдер відхилив цей обмін. Виберіть іншу пропозицію.",
 "swap.problem.approval": "Дозвіл не пройшов, тому нічого не обміняно. Можна спробувати ще раз.",
 "swap.problem.unsure": "Обмін не підтверджено вчасно, і він ще може пройти. Перевірте історію, перш ніж обмінювати знову.",
 "swap.problem.funds": "Бракує на суму й комісію мережі. Нічого не надіслано.",
 "swap.tokens.search": "Знайдіть за назвою або вставте адресу",
 "swap.tokens.own": "Ваші токени",
 "swap.tokens.suggested": "Рекомендовані",
 "swap.tokens.others": "Інші токени",
 "swap.tokens.all": "Токени",
 "swap.tokens.cut": "Є й інші. Знайдіть їх через пошук.",
 "swap.tokens.byAddress": "Знайдено за адресою",
 "swap.tokens.unlisted": "Немає в списку",
 "swap.tokens.empty.title": "Токенів не знайдено",
 "swap.tokens.empty.body": "Перевірте написання або вставте адресу токена.",
 "swap.tokens.none": "Вставте адресу потрібного токена.",
 "swap.quotes.none": "Зараз пропозицій немає",
 "swap.quotes.back": "Змінити обмін",
 "swap.quotes.fee": [
  "комісія близько ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  "на ",
  [
   "value"
  ],
  " % менше"
 ],
 "swap.quotes.about": "Пропозиції оновлюються кожні десять секунд. Частку провайдера вже враховано.",
 "swap.slippage.about": "До обміну ціна може змінитися. Якби ви отримали менше, ніж дозволено тут, нічого не обмінюється.",
 "swap.slippage.presets": "Звичайні значення",
 "swap.slippage.custom": "Власне значення",
 "swap.slippage.invalid": "Введіть значення від 0 до 50.",
 "swap.slippage.high": "За такого значення інші можуть забрати частину того, що маєте отримати ви.",
 "swap.slippage.low": "За такого малого значення більшість обмінів не виконується.",
 "swap.slippage.save": "Зберегти",
 "swap.review.stopped": "Не вдалося підготувати обмін",
 "swap.review.gone": "Немає чого перевіряти.",
 "swap.review.back": "Змінити обмін",
 "swap.changed.title": "Курс змінився",
 "swap.changed.body": "Перегляньте нові цифри, перш ніж продовжити. Нічого не обміняно.",
 "swap.unsigned.title": "Підпису тут недостатньо",
 "swap.unsigned.body": "Натомість дозвольте суму транзакцією. Вона має власну комісію мережі. Поки нічого не надіслано й не обміняно.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " немає в списку"
 ],
 "swap.unlisted.body": "Будь-хто може створити токен із будь-якою назвою. Переконайтеся, що це той, який вам потрібен:",
 "swap.approval": [
  "Спочатку ви дозволяєте ",
  [
   "provider"
  ],
  " списати рівно цю суму ",
  [
   "token"
  ],
  ", потім обмінюєте."
 ],
 "swap.permit": [
  "Спочатку ви підписуєте, що ",
  [
   "provider"
  ],
  " може списати рівно ",
  [
   "amount"
  ],
  " протягом 30 хвилин і нічого більше. Підпис нічого не надсилає й нічого не коштує. Потім ви обмінюєте."
 ],
 "swap.consent.loss": [
  "Я розумію, що втрачу близько ",
  [
   "percent"
  ],
  " вартості."
 ],
 "swap.consent.unknown": "Я розумію, що цей курс не вдалося порівняти з ринковою ціною.",
 "swap.moved": [
  "Гаманець перемкнуто на іншу мережу. Цей обмін — у мережі ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Перемкнутися на ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Тепер гаманець перемкнуто на інший акаунт.",
 "swap.expired": "Термін дії курсу минув.",
 "swap.renew": "Отримати новий курс",
 "swap.accept": "Прийняти новий курс",
 "swap.approveAndSwap": "Дозволити й обміняти",
 "swap.signAndSwap": "Підписати й обміняти",
 "swap.confirm": "Обміняти",
 "swap.short.title": [
  "Бракує ",
  [
   "coin"
  ],
  " на комісію мережі"
 ],
 "swap.short.body": [
  "Додайте ",
  [
   "coin"
  ],
  " або обміняйте менше."
 ],
 "swap.working.wallet": [
  "Підтвердьте в ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Підпишіть у ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Перевіряємо курс",
 "swap.working.chain": "Чекаємо на мережу",
 "swap.working.reset": [
  "Відкликаємо старий дозвіл для ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Дозволяємо рівно цю суму ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.permit": [
  "Дозволяємо рівно цю суму ",
  [
   "token"
  ],
  " підписом. Нічого не надсилається."
 ],
 "swap.working.swap": [
  "Обмінюємо ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Дозволяємо й обмінюємо ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ],
  " за один крок."
 ],
 "swap.step.approve": "Дозволити",
 "swap.step.permit": "Підписати",
 "swap.step.swap": "Обміняти",
 "swap.result.pending.title": "Обмін надіслано",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " на ",
  [
   "to"
  ],
  " (приблизно). Вікно можна залишити відкритим або закрити."
 ],
 "swap.result.success.title": "Обмін завершено",
 "swap.result.success.body": [
  "Ви обміняли ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ],
  " (приблизно)."
 ],
 "swap.result.failed.title": "Обмін не виконано",
 "swap.result.failed.body": "Мережа його відхилила, тому ваші токени залишилися на місці. Сплачено лише комісію мережі.",
 "swap.result.replaced.title": "Обмін замінено",
 "swap.result.replaced.body": "Його місце зайняла інша транзакція вашого гаманця.",
 "swap.result.dropped.title": "Обмін не прийнято",
 "swap.result.dropped.body": "Мережа не прийняла його вчасно. Нічого не обміняно, і це нічого не коштувало.",
 "swap.result.unknown.title": "Ми втратили цей обмін із поля зору",
 "swap.result.unknown.body": "Він ще може пройти. Перевірте акаунт або оглядач.",
 "swap.result.leave": "До акаунта",
 "swap.result.done": "Готово",
 "walletAccounts.title": "Акаунти",
 "walletAccounts.hint": "Додати інший акаунт",
 "walletAccounts.intro": "Кожен акаунт має власні адреси. Ваші слова відновлення відновлюють їх усі.",
 "walletAccounts.numbered": [
  "Акаунт ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Назва",
 "walletAccounts.add": "Додати акаунт",
 "walletAccounts.rename": [
  "Перейменувати «",
  [
   "name"
  ],
  "»"
 ],
 "walletAccounts.save": "Зберегти",
 "walletAccounts.cancel": "Скасувати",
 "walletAccounts.full": [
  "Акаунтів у вашому гаманці: ",
  [
   "count"
  ],
  ". Більше він не вміщає."
 ],
 "walletAccounts.failed": "Не вийшло. Ваші акаунти не змінилися. Спробуйте ще раз.",
 "walletAccounts.imported": "Імпортовано",
 "walletAccounts.introImported": "Кожен акаунт має власні адреси. Ваші слова відновлення відновлюють усі, крім імпортованих."
}
export default catalogue
