// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Что можно сделать",
 "account.action.onramp": "Купить",
 "account.action.swaps": "Обменять",
 "account.action.receive": "Получить",
 "account.action.send": "Отправить",
 "account.tabs": "Состав и история аккаунта",
 "account.tab.tokens": "Токены",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "История",
 "account.menu": "Подробнее об этом аккаунте",
 "account.balanceUnsupportedBody": "Приложение не может прочитать сеть вашего кошелька. На ваши средства это не влияет.",
 "account.partial": "Без токенов с неизвестной ценой",
 "account.stale": "Эти данные могли немного устареть",
 "account.priceUnknown": "Цена неизвестна",
 "account.searchTokens": "Поиск токенов",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     "Показать ",
     0,
     " токен"
    ],
    "few": [
     "Показать все ",
     0,
     " токена"
    ],
    "many": [
     "Показать все ",
     0,
     " токенов"
    ],
    "other": [
     "Показать все ",
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
     "Показать ",
     0,
     " скрытый токен"
    ],
    "few": [
     "Показать ",
     0,
     " скрытых токена"
    ],
    "many": [
     "Показать ",
     0,
     " скрытых токенов"
    ],
    "other": [
     "Показать ",
     0,
     " скрытого токена"
    ]
   }
  ]
 ],
 "account.hideTokens": "Снова скрыть эти токены",
 "account.empty.title": "Этот аккаунт пуст",
 "account.empty.body": "Здесь появится то, что вы получите или купите.",
 "account.empty.receive": "Показать мой адрес",
 "account.empty.buy": "Купить криптовалюту",
 "account.noTokens.title": "Токены не найдены",
 "account.noTokens.body": [
  "По запросу «",
  [
   "query"
  ],
  "» ничего не найдено. Проверьте написание или попробуйте другое название."
 ],
 "account.tokensUnavailable.title": "Токены недоступны",
 "account.tokensUnavailable.body": "Скоро попробуем ещё раз. На ваши средства это не влияет.",
 "activity.done.send": "Отправлено",
 "activity.kind.send": "Отправка",
 "activity.done.receive": "Получено",
 "activity.kind.receive": "Получение",
 "activity.done.trade": "Обменяно",
 "activity.kind.trade": "Обмен",
 "activity.done.approve": "Разрешено",
 "activity.kind.approve": "Разрешение",
 "activity.done.revoke": "Разрешение снято",
 "activity.kind.revoke": "Снятие разрешения",
 "activity.done.mint": "Выпущено",
 "activity.kind.mint": "Выпуск",
 "activity.done.burn": "Сожжено",
 "activity.kind.burn": "Сжигание",
 "activity.done.deposit": "Внесено",
 "activity.kind.deposit": "Внесение",
 "activity.done.withdraw": "Выведено",
 "activity.kind.withdraw": "Вывод",
 "activity.done.claim": "Востребовано",
 "activity.kind.claim": "Востребование",
 "activity.done.stake": "Внесено в стейкинг",
 "activity.kind.stake": "Стейкинг",
 "activity.done.unstake": "Выведено из стейкинга",
 "activity.kind.unstake": "Вывод из стейкинга",
 "activity.done.borrow": "Взято взаймы",
 "activity.kind.borrow": "Заём",
 "activity.done.repay": "Погашено",
 "activity.kind.repay": "Погашение",
 "activity.done.buy": "Куплено",
 "activity.kind.buy": "Покупка",
 "activity.done.deploy": "Контракт создан",
 "activity.kind.deploy": "Создание контракта",
 "activity.done.execute": "Вызов контракта",
 "activity.kind.execute": "Вызов контракта",
 "activity.done.other": "Транзакция",
 "activity.kind.other": "Транзакция",
 "activity.fromHere": "Отправлено отсюда",
 "activity.latest": "Последние операции",
 "activity.showAll": "Показать все операции",
 "activity.more": "Показать ещё",
 "activity.refresh": "Обновить",
 "activity.to": "Кому",
 "activity.from": "От кого",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "и ещё ",
     0
    ],
    "few": [
     "и ещё ",
     0
    ],
    "many": [
     "и ещё ",
     0
    ],
    "other": [
     "и ещё ",
     0
    ]
   }
  ]
 ],
 "activity.status.pending": "Ожидание",
 "activity.status.queued": "Ожидает владельцев",
 "activity.status.success": "Подтверждено",
 "activity.status.failed": "Не выполнено",
 "activity.status.replaced": "Заменено",
 "activity.status.dropped": "Не принято",
 "activity.status.unknown": "Статус неизвестен",
 "activity.moreFailed": "Не удалось загрузить более ранние операции.",
 "activity.empty.title": "Операций пока нет",
 "activity.empty.body": "Здесь появится то, что вы отправите, получите и обменяете в этой сети.",
 "activity.deviceOnly": [
  "Узлы сети ",
  [
   "network"
  ],
  " не показывают транзакции по аккаунтам, поэтому здесь только то, что вы отправили с этого устройства."
 ],
 "activity.partial": [
  "Некоторых транзакций может не быть: узлы сети ",
  [
   "network"
  ],
  " показывают не все."
 ],
 "activity.explorer": "Все операции в обозревателе",
 "activity.failed.title": "Не удалось получить транзакции",
 "activity.failed.body": "На ваши средства это не влияет. Проверьте подключение и повторите попытку.",
 "allowances.title": "Разрешения",
 "allowances.hint": "Кто может списывать ваши токены",
 "allowances.list": "Разрешения",
 "allowances.intro": "Эти приложения могут списывать токены с вашего аккаунта без повторного запроса.",
 "allowances.unlimited": "Без ограничений",
 "allowances.everything": "Всё",
 "allowances.empty.title": "Разрешений нет",
 "allowances.empty.body": "Ни одно приложение не может списывать токены с вашего аккаунта в этой сети.",
 "allowances.failed.title": "Не удалось загрузить разрешения",
 "allowances.failed.body": "Сервер не ответил. Ваши разрешения не изменились.",
 "allowances.partial": "Более ранние разрешения ещё не прочитаны.",
 "allowances.readOn": "Искать дальше",
 "allowances.nothing": "Нечего отзывать",
 "allowances.review": [
  [
   "spender"
  ],
  " больше не сможет списывать ваши ",
  [
   "token"
  ],
  "."
 ],
 "allowances.spender": "Кому разрешено",
 "allowances.fee": "Отзыв — это транзакция, поэтому вы платите комиссию сети.",
 "allowances.revoke": "Отозвать",
 "allowances.declined": "Запрос отклонён. Разрешение по-прежнему действует. Можно попробовать ещё раз.",
 "allowances.signing.title": [
  "Подтвердите в ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "В кошельке ожидает запрос на отзыв.",
 "allowances.pending.title": "Отзываем…",
 "allowances.pending.body": [
  "Ждём сеть. Пока отзыв не завершён, ",
  [
   "spender"
  ],
  " может списывать ",
  [
   "token"
  ],
  "."
 ],
 "allowances.done.title": "Разрешение отозвано",
 "allowances.done.body": [
  [
   "spender"
  ],
  " больше не может списывать ваши ",
  [
   "token"
  ],
  "."
 ],
 "allowances.reverted.title": "Не удалось отозвать",
 "allowances.reverted.body": [
  "Сеть отклонила отзыв. ",
  [
   "spender"
  ],
  " по-прежнему может списывать ваши ",
  [
   "token"
  ],
  "."
 ],
 "allowances.dropped.title": "Транзакция не принята",
 "allowances.dropped.body": [
  "Сеть не приняла её вовремя, и она ничего не стоила. ",
  [
   "spender"
  ],
  " по-прежнему может списывать ваши ",
  [
   "token"
  ],
  "."
 ],
 "allowances.unknown.title": "Результат неизвестен",
 "allowances.unknown.body": "Мы потеряли транзакцию из виду. Проверьте список разрешений.",
 "allowances.backToList": "К разрешениям",
 "allowances.otherNetwork": "Кошелёк переключён на другую сеть. Вернитесь на прежнюю и повторите попытку.",
 "allowances.otherAccount": "Кошелёк переключён на другой аккаунт. Вернитесь назад, чтобы увидеть разрешения этого аккаунта.",
 "action.cancel": "Отмена",
 "action.disconnect": "Отключить",
 "account.title": "Аккаунт",
 "account.balance": "Баланс",
 "account.balanceUnavailable": "Баланс недоступен",
 "account.balanceUnavailableBody": "Не удалось связаться с сетью. На ваши средства это не влияет.",
 "account.copyAddress": "Копировать адрес",
 "account.explorer": "Открыть в обозревателе",
 "account.network": "Сеть",
 "account.unknownNetwork": "Неизвестная сеть",
 "account.switchWallet": "Сменить кошелёк",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     "Подключён ",
     0,
     " кошелёк"
    ],
    "few": [
     "Подключено ",
     0,
     " кошелька"
    ],
    "many": [
     "Подключено ",
     0,
     " кошельков"
    ],
    "other": [
     "Подключено ",
     0,
     " кошелька"
    ]
   }
  ]
 ],
 "account.reconnecting": "Переподключение…",
 "wallets.title": "Кошельки",
 "wallets.disconnect": [
  "Отключить ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Добавить другой кошелёк",
 "wallets.disconnectAll": "Отключить все",
 "wallets.empty.title": "Нет подключённых кошельков",
 "wallets.empty.body": "Подключите кошелёк, и он появится здесь.",
 "accountType.eoa": "Обычный аккаунт",
 "accountType.smartAccount": "Смарт-аккаунт",
 "accountType.payment": "Адрес для платежей",
 "accountType.ordinal": "Адрес для коллекционных предметов",
 "network.title": "Сменить сеть",
 "network.list": "Сети",
 "network.search": "Поиск сетей",
 "network.notConnected": "Не подключено",
 "network.empty.title": "Сети не найдены",
 "network.empty.body": [
  "По запросу «",
  [
   "query"
  ],
  "» ничего не найдено. Попробуйте другое название."
 ],
 "network.waiting.title": [
  "Подтвердите в ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Кошелёк просит переключиться на ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Переключение отклонено",
 "network.declined.body": [
  "Вы по-прежнему в сети ",
  [
   "network"
  ],
  ". Можно попробовать ещё раз."
 ],
 "network.failed.title": [
  "Не удалось переключиться на ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Повторите попытку или смените сеть в кошельке.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " не поддерживает ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Выберите другую сеть или подключите другой кошелёк.",
 "activeChain.title": [
  "Подключение к ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Нужен кошелёк, который работает с ",
  [
   "chain"
  ],
  ". Остальные подключения сохранятся."
 ],
 "activeChain.connect": "Подключить кошелёк",
 "activeChain.continue": [
  "Продолжить с ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Не сейчас",
 "unsupported.title": "Сменить сеть",
 "unsupported.body": "Это приложение не работает в сети вашего кошелька. Чтобы продолжить, выберите одну из этих.",
 "unsupported.list": "Поддерживаемые сети",
 "whatIsWallet.title": "Что такое кошелёк?",
 "whatIsWallet.home.title": "Дом для ваших активов",
 "whatIsWallet.home.body": "Храните, отправляйте и получайте токены и коллекционные предметы.",
 "whatIsWallet.login.title": "Единый способ входа",
 "whatIsWallet.login.body": "Подключайте кошелёк вместо новых аккаунтов и паролей.",
 "whatIsWallet.keys.title": "Ключи только у вас",
 "whatIsWallet.keys.body": "Никто другой не может распоряжаться тем, что принадлежит вам. Никому не сообщайте фразу восстановления.",
 "whatIsWallet.get": "Завести кошелёк",
 "getWallet.title": "Завести кошелёк",
 "getWallet.list": "Доступные кошельки",
 "getWallet.extension": "Расширение для браузера",
 "getWallet.app": "Мобильное приложение",
 "getWallet.extensionAndApp": "Расширение и мобильное приложение",
 "getWallet.after": "Уже установили? Обновите страницу, чтобы мы его нашли.",
 "getWallet.empty.title": "Нет рекомендаций",
 "getWallet.empty.body": "Это приложение не рекомендует кошельки. Найдите кошелёк, которому доверяете, в магазине расширений вашего браузера.",
 "error.send/rejected": "Транзакция отклонена. Ничего не отправлено.",
 "error.send/failed": "Не удалось отправить транзакцию. Ничего не отправлено.",
 "toast.walletSwitched": [
  "Теперь вы используете ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Баланс токенов недоступен",
 "error.send/unsupported_chain": "В этом блокчейне отправка не работает.",
 "error.send/incomplete": "Нужны сумма и адрес получателя.",
 "error.send/token_missing": "Нужен токен.",
 "error.send/expired": "Транзакция подписана слишком поздно. Ничего не отправлено. Повторите попытку.",
 "error.send/below_minimum": "Эта сумма слишком мала, чтобы отправить её туда. Отправьте немного больше.",
 "error.send/coins_kept": "Часть баланса отправить нельзя: ещё не подтверждённые платежи и очень маленькие, которые могут быть коллекционными предметами. Отправьте меньше.",
 "error.send/too_many_coins": "Эта сумма разбита на слишком много мелких платежей. Отправьте меньше.",
 "error.send/funds_changed": "Ваш баланс изменился. Ничего не отправлено. Проверьте сумму и повторите попытку.",
 "error.send/fee_too_low": "Комиссия сети выросла. Ничего не отправлено. Повторите попытку.",
 "error.send/overtaken": "Другая транзакция вашего аккаунта оказалась раньше. Ничего не отправлено. Повторите попытку.",
 "error.send/network_upgraded": "Тем временем сеть обновилась. Ничего не отправлено. Повторите попытку.",
 "error.send/leaves_too_little": "На аккаунте должна остаться небольшая сумма. Отправьте немного меньше или всё.",
 "error.send/not_a_wallet": "Это адрес токена, а не кошелька. То, что вы туда отправите, будет потеряно.",
 "error.send/token_unsupported": "Этот токен нельзя отправить отсюда.",
 "error.send/token_mismatch": "Сеть считает этот токен иначе, чем показано здесь. Ничего не отправлено.",
 "error.swap/not_as_shown": "Этот обмен сделал бы не то, что показано здесь, поэтому он не отправлен.",
 "error.token/mismatch": "Этот токен — не тот, каким назван здесь, поэтому ничего не отправлено. Выберите его по адресу.",
 "error.token/unverified": "Что это за токен, смог сказать только сервер, поэтому ничего не отправлено. Повторите попытку позже.",
 "error.name/resolve_failed": "Не удалось найти это имя. Введите вместо него адрес.",
 "names.title": "Выберите имя",
 "names.successTitle": "Имя зарегистрировано",
 "names.row": "Выбрать имя",
 "names.rowHint": "Читать легче, чем адрес",
 "names.intro": "Имя заменяет адрес вашего аккаунта и читается легче. Оно бесплатное, нужна только подпись.",
 "names.field": "Найти имя",
 "names.rules": "Буквы, цифры и дефисы, не меньше 4 символов.",
 "names.problem.characters": "Можно использовать только буквы от a до z, цифры и дефисы.",
 "names.problem.short": "В имени не меньше 4 символов.",
 "names.problem.long": "В имени не больше 63 символов.",
 "names.problem.ends": "Имя не может начинаться или заканчиваться дефисом.",
 "names.problem.double": "В имени не может быть двух дефисов подряд.",
 "names.list": "Имена",
 "names.own": "Ваши имена",
 "names.free": "Свободно",
 "names.taken": "Недоступно",
 "names.off.title": "Имена здесь недоступны",
 "names.off.body": "Это приложение не выдаёт имена.",
 "names.unreachable.title": "Не удалось найти имена",
 "names.unreachable.body": "Сервер не ответил. Проверьте подключение и повторите попытку.",
 "names.signing.title": [
  "Подпишите в ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Подпись бесплатна. Она показывает, что имя ",
  [
   "name"
  ],
  " — для вашего аккаунта."
 ],
 "names.registering.title": "Регистрируем ваше имя",
 "names.declined.title": "Подпись отклонена",
 "names.declined.body": [
  "Имя ",
  [
   "name"
  ],
  " ещё свободно. Можно попробовать ещё раз."
 ],
 "names.takenNow.title": [
  "Имя ",
  [
   "name"
  ],
  " только что заняли"
 ],
 "names.takenNow.body": "Кто-то оказался быстрее. Выберите другое.",
 "names.reserved.title": [
  "Имя ",
  [
   "name"
  ],
  " зарезервировано"
 ],
 "names.reserved.body": "Это имя никто не может получить. Выберите другое.",
 "names.usedUp.title": "У вас уже максимум имён",
 "names.usedUp.body": "Этот аккаунт не может взять ещё одно.",
 "names.expired.title": "Подпись пришла слишком поздно",
 "names.expired.body": "Проверьте дату и время на этом устройстве и подпишите снова.",
 "names.otherAccount.title": "Теперь кошелёк переключён на другой аккаунт",
 "names.otherAccount.body": [
  "Имя ",
  [
   "name"
  ],
  " не зарегистрировано. Повторите попытку, чтобы взять его для этого аккаунта."
 ],
 "names.unsupported.title": "Ваш кошелёк не может взять здесь имя",
 "names.unsupported.body": "Переключитесь на другую сеть или подключите другой кошелёк.",
 "names.failed.title": [
  "Не удалось зарегистрировать ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Ничего не изменилось. Повторите попытку чуть позже.",
 "names.success.title": [
  "Имя ",
  [
   "name"
  ],
  " ваше"
 ],
 "names.success.body": "Теперь в этом приложении оно заменяет адрес вашего аккаунта.",
 "names.success.copy": "Копировать имя",
 "names.success.done": "Готово",
 "names.none.title": "Имени пока нет",
 "names.none.body": "Выберите имя, и оно появится здесь.",
 "nfts.list": "NFT",
 "nfts.empty.title": "NFT пока нет",
 "nfts.empty.body": "Здесь появятся NFT, которые вы получите в этой сети.",
 "nfts.failed.title": "Не удалось загрузить NFT",
 "nfts.failed.body": "Сервер не ответил. На ваши NFT это не влияет.",
 "nfts.moreFailed": "Не удалось загрузить ещё.",
 "nfts.more": "Показать ещё",
 "nfts.showAll": "Показать все NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     "Показать ",
     0,
     " скрытый NFT"
    ],
    "few": [
     "Показать ",
     0,
     " скрытых NFT"
    ],
    "many": [
     "Показать ",
     0,
     " скрытых NFT"
    ],
    "other": [
     "Показать ",
     0,
     " скрытого NFT"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Скрыть возможный спам",
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
 "nfts.gone": "Этого NFT нет на вашем аккаунте",
 "nfts.spam": "Возможно, это спам. Не переходите по ссылкам в названии или на картинке.",
 "nfts.collection": "Коллекция",
 "nfts.contract": "Контракт",
 "nfts.address": "Адрес",
 "nfts.number": "ID токена",
 "nfts.amount": "У вас",
 "onramp.title": "Купить криптовалюту",
 "onramp.pay": "Вы платите",
 "onramp.get": "Вы получаете",
 "onramp.amount": "Сумма к оплате",
 "onramp.payWith": [
  "Изменить оплату: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Изменить покупку: ",
  [
   "symbol"
  ],
  " в сети ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "От ",
  [
   "min"
  ],
  " до ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "Минимальная сумма для этого способа — ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "Максимальная сумма для этого способа — ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Цены пока нет",
 "onramp.elsewhere": [
  "Это приложение не работает с ",
  [
   "network"
  ],
  ". Покупка будет видна в вашем кошельке."
 ],
 "onramp.offers": "Предложения",
 "onramp.refresh": "Обновить цены",
 "onramp.best": "Лучшее",
 "onramp.via": [
  "через ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Комиссия провайдера",
 "onramp.networkFee": "Комиссия сети",
 "onramp.total": "Итого",
 "onramp.moreOffers": "Показать все предложения",
 "onramp.enterAmount": "Введите сумму",
 "onramp.changeAmount": "Изменить сумму",
 "onramp.asking": "Узнаём цены…",
 "onramp.continue": [
  "Продолжить с ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Вы платите в собственном окне ",
  [
   "provider"
  ],
  ". Данные вашей карты никогда не попадают в это приложение."
 ],
 "onramp.unreachable.title": "Цены недоступны",
 "onramp.unreachable.body": "Ни один продавец не ответил. Мы лучше не покажем цену, чем покажем примерную.",
 "onramp.noSeller.title": "Никто не продаёт на эту сумму",
 "onramp.noSeller.body": "Попробуйте другую сумму или другой способ оплаты.",
 "onramp.off.title": "Покупка здесь недоступна",
 "onramp.off.body": "В этом приложении не настроен продавец.",
 "onramp.off.back": "Назад к аккаунту",
 "onramp.noChain.title": "Для этой сети ничего не продаётся",
 "onramp.noChain.body": "Чтобы купить криптовалюту, переключитесь на другую сеть.",
 "onramp.noChain.switch": "Сменить сеть",
 "onramp.buyList": "Что купить",
 "onramp.search": "Поиск по названию или сети",
 "onramp.empty.title": "Ничего не найдено",
 "onramp.empty.body": [
  "По запросу «",
  [
   "query"
  ],
  "» ничего не найдено. Попробуйте другое название."
 ],
 "onramp.payList": "Как оплатить",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " в сети ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", от ",
  [
   "min"
  ],
  " до ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Карта",
 "onramp.method.bank": "Банковский перевод",
 "onramp.method.sepa": "Перевод SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Баланс аккаунта",
 "onramp.opening.title": [
  "Открываем ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "Сейчас откроется отдельное окно.",
 "onramp.blocked.title": "Браузер заблокировал окно",
 "onramp.blocked.body": [
  "Чтобы продолжить, откройте ",
  [
   "provider"
  ],
  " сами. Ссылка сработает один раз."
 ],
 "onramp.blocked.open": [
  "Открыть ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Завершите покупку в окне ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Не закрывайте эту страницу, чтобы увидеть, когда покупка завершится.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " не сообщает этому приложению о ходе покупки. То, что вы купите, придёт в ваш кошелёк."
 ],
 "onramp.destination": "Перед оплатой проверьте в том окне, что покупка идёт на ваш адрес:",
 "onramp.paid.title": "Платёж получен",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " отправляет ",
  [
   "symbol"
  ],
  " в ваш кошелёк."
 ],
 "onramp.left.title": "Окно закрыто",
 "onramp.left.body": [
  "Если вы заплатили, ",
  [
   "symbol"
  ],
  " придёт в ваш кошелёк. Это может занять несколько минут."
 ],
 "onramp.done.title": [
  "Вы купили ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " отправил их в ваш кошелёк."
 ],
 "onramp.done.close": "Готово",
 "onramp.unavailable.title": [
  "Не удалось открыть ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Ничего не оплачено. Повторите попытку или выберите другое предложение.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  ": покупка не завершена"
 ],
 "onramp.refused.body": [
  "Прежде чем повторить, уточните у ",
  [
   "provider"
  ],
  ", списали ли с вас деньги."
 ],
 "onramp.backToPrices": "Назад к ценам",
 "onramp.again": "Купить ещё",
 "pay.title": "Оплата",
 "pay.review.title": "Проверьте платёж",
 "pay.requestedBy": "Запрашивает",
 "pay.for": "За что",
 "pay.token": "Токен",
 "pay.expires": "Истекает",
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
     " секунды"
    ],
    "many": [
     0,
     " секунд"
    ],
    "other": [
     0,
     " секунды"
    ]
   }
  ]
 ],
 "pay.with": "Оплатить с помощью",
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
  " из ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Сначала обменять ",
  [
   "symbol"
  ]
 ],
 "pay.swapAbout": [
  "Около ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Переключиться на ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Чтобы заплатить, переключите кошелёк на ",
  [
   "network"
  ],
  "."
 ],
 "pay.notEnough": [
  "Недостаточно ",
  [
   "symbol"
  ]
 ],
 "pay.confirm": [
  "Заплатить ",
  [
   "amount"
  ]
 ],
 "pay.signing": "Ждём ваш кошелёк",
 "pay.caution.unsure.title": "Возможно, кошелёк уже заплатил",
 "pay.caution.unsure.body": "Его уже просили об этом платеже, но ответ не дошёл до этой страницы. Сначала посмотрите в кошельке. Если платёж там есть, не платите ещё раз.",
 "pay.caution.given": "Платёж к оплате",
 "pay.agree": "Проверено, хочу заплатить",
 "pay.pending.title": [
  "Платим ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  "Оплачено: ",
  [
   "amount"
  ]
 ],
 "pay.paid.body": "Квитанция у приложения.",
 "pay.paidAt": "Оплачено",
 "pay.expired.title": "Срок запроса истёк",
 "pay.expired.body": "Ничего не оплачено. Вернитесь в приложение и начните заново.",
 "pay.unconfirmed.body": "Платёж отправлен и ещё может пройти. Не платите ещё раз. Запустите его из приложения позже, чтобы узнать, чем он закончился.",
 "pay.failed.title": "Платёж не прошёл",
 "pay.failed.body": "Ничего не оплачено. Сеть могла взять свою комиссию.",
 "pay.refused.title": "Это нельзя оплатить",
 "pay.none.title": "Платить не за что",
 "pay.none.body": "Приложение не запрашивало платёж.",
 "pay.activity.done": "Оплачено",
 "receive.title": "Получить",
 "receive.code": "QR-код вашего адреса",
 "receive.copy": "Копировать адрес",
 "receive.scan": "Отсканируйте этот код или скопируйте адрес.",
 "receive.yours": "Ваш адрес",
 "receive.networks": "Работает в сетях",
 "receive.current": "Вы здесь",
 "receive.warning": "Отправляйте только из одной из этих сетей. То, что придёт из других, может быть потеряно.",
 "receive.collectibles": "Только для коллекционных предметов, таких как Ordinals. То, что на него заплатят, здесь не входит в ваш баланс.",
 "receive.copyCollectibles": "Копировать адрес для коллекций",
 "safety.label": "Что это сделает",
 "safety.checking": "Проверяем, что это сделает…",
 "safety.send": "Вы отправляете",
 "safety.receive": "Вы получаете",
 "safety.allow": "Вы разрешаете",
 "safety.revoke": "Вы больше не разрешаете",
 "safety.nothing": "С вашими активами ничего не изменится.",
 "safety.unlimited": "Без ограничений",
 "safety.all": "Всё",
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
  " сможет в любой момент списать все ваши ",
  [
   "token"
  ],
  ", сейчас или потом. Разрешайте только то, что нужно."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " сможет забрать каждый ваш предмет из ",
  [
   "token"
  ],
  ", сейчас или потом."
 ],
 "safety.unknownToken": "Неизвестный токен",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Это не выполнится",
 "safety.reverts.body": "Контракт это отклонит, а комиссию сети вы всё равно заплатите.",
 "safety.reverts.reason": [
  "Сообщение: «",
  [
   "reason"
  ],
  "»"
 ],
 "safety.reverts.funds": "Не хватает средств на сумму и комиссию сети.",
 "safety.unknown.title": "Не удалось это проверить",
 "safety.unknown.body": "Сеть не смогла выполнить это пробно, поэтому мы не знаем, что изменится. Продолжайте, только если доверяете источнику.",
 "safety.gone.unsent": "Кошелёк отключён. Ничего не отправлено.",
 "safety.gone.asked": "Кошелёк отключён. Если он всё ещё просит подтверждения, отклоните запрос там.",
 "send.title": "Отправить",
 "send.tokens.title": "Выберите токен",
 "send.review.title": "Проверка",
 "send.progress.title": "Транзакция",
 "send.tokens.search": "Поиск токенов",
 "send.tokens.list": "Ваши токены",
 "send.tokens.empty.title": "Токены не найдены",
 "send.tokens.empty.body": [
  "Среди ваших активов нет совпадений с «",
  [
   "query"
  ],
  "»."
 ],
 "send.tokens.none.title": "Пока нечего отправлять",
 "send.tokens.none.body": [
  "Здесь появятся токены, которые вы получите в сети ",
  [
   "network"
  ],
  "."
 ],
 "send.tokens.receive": "Получить",
 "send.unavailable.title": "Баланс недоступен",
 "send.unavailable.body": "Не удалось прочитать ваш баланс. На ваши средства это не влияет.",
 "send.coinOnly": [
  "Это приложение показывает только ",
  [
   "symbol"
  ],
  ". Другие токены здесь показать нельзя."
 ],
 "send.coinOnlyNow": [
  "Сейчас можно показать только ",
  [
   "symbol"
  ],
  ". Скоро поищем другие токены ещё раз."
 ],
 "send.amountIn": [
  "Сумма в ",
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
 "send.maxLabel": "Использовать всё",
 "send.showIn": [
  "Ввести сумму в ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Нет цены",
 "send.to": "Кому",
 "send.toPlaceholder": "Адрес или имя",
 "send.paste": "Вставить",
 "send.clear": "Очистить адрес",
 "send.looking": "Ищем имя…",
 "send.noAddress": [
  "У ",
  [
   "name"
  ],
  " нет адреса в сети ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Сейчас имена найти нельзя. Введите вместо имени адрес.",
 "send.nameDisputed": [
  "Два источника указывают разные адреса для ",
  [
   "name"
  ],
  ". Сейчас туда ничего нельзя отправить. Введите вместо имени адрес."
 ],
 "send.resolvedBy": [
  "Источник: ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Записано для сети ",
  [
   "network"
  ],
  ": это тот же аккаунт, что и введённый адрес."
 ],
 "send.invalid": [
  "Это не адрес сети ",
  [
   "network"
  ],
  ". Проверьте, нет ли пропущенных или изменённых символов."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (необязательно)",
 "send.memoHelp": "Текст, который видят все. Биржам он бывает нужен, чтобы зачислить перевод.",
 "send.pasteFailed": "Не удалось прочитать буфер обмена. Вставьте прямо в поле.",
 "send.step.selectToken": "Выберите токен",
 "send.step.enterAmount": "Введите сумму",
 "send.step.incorrectValue": "Неверное значение",
 "send.step.insufficientFunds": "Недостаточно средств",
 "send.step.enterAddress": "Введите адрес",
 "send.step.invalidAddress": "Неверный адрес",
 "send.step.looking": "Ищем имя…",
 "send.step.review": "Проверить",
 "send.caution.lookAlike.title": "Этот адрес подделан под знакомый вам",
 "send.caution.lookAlike.body": "Начало и конец такие же, но выделенная часть отличается. Воры делают так, чтобы вы скопировали их адрес.",
 "send.caution.lookAlike.known": "Знакомый вам",
 "send.caution.lookAlike.given": "Введённый вами",
 "send.caution.tokenContract.title": "Это контракт самого токена",
 "send.caution.tokenContract.body": "То, что отправляют туда, почти всегда теряется.",
 "send.caution.own.title": "Это ваш собственный адрес",
 "send.caution.own.body": "Вы отправите самому себе и всё равно заплатите комиссию.",
 "send.caution.contract.title": "Это контракт",
 "send.caution.contract.body": "Убедитесь, что он может принять то, что вы отправляете. Иначе это может быть потеряно.",
 "send.caution.unused.title": "С этим адресом ещё ничего не происходило",
 "send.caution.unused.body": [
  "Он новый в сети ",
  [
   "network"
  ],
  " или в нём опечатка."
 ],
 "send.caution.first.title": "Первая отправка на этот адрес",
 "send.caution.first.body": "Сравните весь адрес с тем, который вам дали.",
 "send.caution.unchecked.title": "Не удалось проверить этот адрес",
 "send.caution.unchecked.body": "Сеть не ответила. Сравните весь адрес сами.",
 "send.agree": "Весь адрес сверен, всё равно хочу отправить",
 "send.from": "Откуда",
 "send.network": "Сеть",
 "send.fee": "Комиссия сети",
 "send.feeUpTo": [
  "до ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "около ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Комиссию установит кошелёк при подписании.",
 "send.feeDeposit": [
  "включая ",
  [
   "amount"
  ],
  " на открытие аккаунта получателю"
 ],
 "send.receives": "Получатель получит",
 "send.speed": "Скорость",
 "send.speed.slow": "Низкая",
 "send.speed.normal": "Обычная",
 "send.speed.fast": "Высокая",
 "send.feeUnavailable": "Недоступно",
 "send.feeShort.title": [
  "Не хватает ",
  [
   "symbol"
  ],
  " на комиссию"
 ],
 "send.feeShort.body": [
  "Комиссия — до ",
  [
   "fee"
  ],
  ", а у вас ",
  [
   "have"
  ],
  ". Добавьте ",
  [
   "symbol"
  ],
  " или отправьте меньше."
 ],
 "send.change": "Изменить",
 "send.confirm": "Отправить",
 "send.confirmAnyway": "Всё равно отправить",
 "send.signing.title": [
  "Подтвердите в ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Проверьте, что адрес и сумма там такие же, как здесь.",
 "send.signing.note": "Отмена здесь не отклоняет запрос в кошельке.",
 "send.pending.title": [
  "Отправляем ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Обычно это занимает меньше минуты. Окно можно закрыть: отправка продолжится без вас.",
 "send.pending.slow": [
  "Новый блок появляется примерно ",
  [
   "minutes",
   2,
   {
    "=1": "каждую минуту",
    "one": [
     "каждую ",
     0,
     " минуту"
    ],
    "few": [
     "каждые ",
     0,
     " минуты"
    ],
    "many": [
     "каждые ",
     0,
     " минут"
    ],
    "other": [
     "каждые ",
     0,
     " минуты"
    ]
   }
  ],
  ", иногда намного позже. Окно можно закрыть: отправка продолжится без вас."
 ],
 "send.pending.queued": "Сначала её должны одобрить владельцы вашего аккаунта, это может занять дни. Окно можно закрыть: отправка продолжится без вас.",
 "send.explorer": "Открыть в обозревателе",
 "send.toAccount": "Назад к аккаунту",
 "send.failed.title": "Транзакция не выполнена",
 "send.failed.body": "Сеть взяла комиссию, но ничего не отправлено.",
 "send.replaced.title": "Транзакция заменена",
 "send.replaced.body": "Вместо неё из вашего кошелька отправлена другая: ускоренная или отменяющая. Какая — видно в обозревателе.",
 "send.dropped.title": "Транзакция не принята",
 "send.dropped.body": "Сеть не приняла её вовремя. Ничего не отправлено, и это ничего не стоило.",
 "send.unknown.title": "Ещё не подтверждено",
 "send.unknown.body": "Сеть не подтвердила её вовремя. Она ещё может пройти, поэтому проверьте, прежде чем отправлять снова.",
 "send.nothing.title": "Ничего не отправляется",
 "send.nothing.body": "Выберите, что и кому отправить.",
 "send.toast.sent": [
  "Отправлено ",
  [
   "amount"
  ]
 ],
 "send.unsupported.title": "Отправка здесь не работает",
 "send.unsupported.body": "Чтобы отправить, переключитесь на другую сеть.",
 "sessions.title": "Сессии приложений",
 "sessions.hint": "Что это приложение может тратить без запроса",
 "sessions.intro": "Это приложение может отправлять с вашего аккаунта без повторного запроса. За лимитами следит сама сеть.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " ",
  [
   "count",
   2,
   {
    "=1": "каждый день",
    "one": [
     "каждый ",
     0,
     " день"
    ],
    "few": [
     "каждые ",
     0,
     " дня"
    ],
    "many": [
     "каждые ",
     0,
     " дней"
    ],
    "other": [
     "каждые ",
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
    "=1": "каждый час",
    "one": [
     "каждый ",
     0,
     " час"
    ],
    "few": [
     "каждые ",
     0,
     " часа"
    ],
    "many": [
     "каждые ",
     0,
     " часов"
    ],
    "other": [
     "каждые ",
     0,
     " часа"
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
    "=1": "каждую минуту",
    "one": [
     "каждую ",
     0,
     " минуту"
    ],
    "few": [
     "каждые ",
     0,
     " минуты"
    ],
    "many": [
     "каждые ",
     0,
     " минут"
    ],
    "other": [
     "каждые ",
     0,
     " минуты"
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
 "sessions.revoked": "Отозвана",
 "sessions.expired": "Истекла",
 "sessions.revoke": "Отозвать",
 "sessions.notRevoked": "Сессия не отозвана и по-прежнему действует. Можно попробовать ещё раз.",
 "sessions.empty.title": "Сессий нет",
 "sessions.empty.body": "Это приложение спрашивает вас, прежде чем что-либо потратить в этой сети.",
 "sessions.failed.title": "Не удалось загрузить сессии",
 "sessions.failed.body": "Возможно, в этой сети их нет или сервер не ответил. Ваши сессии не изменились.",
 "siwx.title": "Вход",
 "siwx.intro": [
  "Вход в ",
  [
   "app"
  ]
 ],
 "siwx.site": "Сайт",
 "siwx.account": "Аккаунт",
 "siwx.network": "Сеть",
 "siwx.proves": "Показывает, что этот аккаунт ваш",
 "siwx.free": "Бесплатно и без отправки транзакции",
 "siwx.harmless": "Никому не даёт доступа к вашим средствам",
 "siwx.sign": "Войти",
 "siwx.required": "Для этого приложения нужно войти. «Отмена» отключит кошелёк или вернёт вас в сеть, где вход уже выполнен.",
 "siwx.checking": "Ищем вашу сессию",
 "siwx.signing.title": [
  "Подтвердите в ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "В сообщении должен быть указан ",
  [
   "domain"
  ],
  ". Если там другой сайт, отклоните его."
 ],
 "siwx.verifying": "Проверяем...",
 "siwx.done": "Вы вошли",
 "siwx.expired.title": "Ваша сессия истекла",
 "siwx.expired.body": "Чтобы продолжить, войдите снова.",
 "siwx.revoked.title": "Вы вышли",
 "siwx.revoked.body": "Ваша сессия завершена в другом месте. Чтобы продолжить, войдите снова.",
 "siwx.declined.title": "Подпись отклонена",
 "siwx.declined.body": "Вход не выполнен. Можно попробовать ещё раз.",
 "siwx.pending.title": "Запрос уже открыт",
 "siwx.pending.body": [
  "Ответьте на него в ",
  [
   "wallet"
  ],
  " и повторите попытку."
 ],
 "siwx.unreachable.title": "Не удалось связаться с сервером",
 "siwx.unreachable.body": "Вход не выполнен. Проверьте подключение и повторите попытку.",
 "siwx.refused.title": "Подпись не принята",
 "siwx.refused.body": "Проверьте дату и время на этом устройстве и повторите попытку.",
 "siwx.smartAccount.title": "Это приложение может не поддерживать смарт-аккаунты",
 "siwx.smartAccount.body": "Выберите другой аккаунт в своих кошельках и войдите снова.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " не может подписывать сообщения здесь"
 ],
 "siwx.unsupported.body": "Чтобы войти, подключите другой кошелёк.",
 "siwx.failed.title": "Не удалось войти",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " сообщает об ошибке. Можно попробовать ещё раз."
 ],
 "swap.title": "Обмен",
 "swap.review.title": "Проверьте обмен",
 "swap.quotes.title": "Сравнение предложений",
 "swap.slippage.title": "Допустимое проскальзывание",
 "swap.tokens.title": "Выберите токен",
 "swap.result.title": "Обмен",
 "swap.pay": "Вы платите",
 "swap.receive": "Вы получаете",
 "swap.review.receive": "Вы получите около",
 "swap.flip": "Поменять токены местами",
 "swap.selectToken": "Выбрать токен",
 "swap.changeToken": [
  [
   "side"
  ],
  ", сменить токен"
 ],
 "swap.balance": [
  "Баланс: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Макс.",
 "swap.noPrice": "Нет цены",
 "swap.button.chooseToken": "Выберите токен",
 "swap.button.enterAmount": "Введите сумму",
 "swap.button.badAmount": "Неверное значение",
 "swap.button.insufficient": "Недостаточно средств",
 "swap.button.waiting": "Ищем лучший курс…",
 "swap.button.noOffer": "Нет предложений",
 "swap.button.review": "Проверить обмен",
 "swap.details": "Подробности",
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
 "swap.bestRate": "Лучший курс",
 "swap.compare": [
  [
   "count",
   2,
   {
    "=1": "Открыть предложение",
    "one": [
     "Сравнить ",
     0,
     " предложение"
    ],
    "few": [
     "Сравнить ",
     0,
     " предложения"
    ],
    "many": [
     "Сравнить ",
     0,
     " предложений"
    ],
    "other": [
     "Сравнить ",
     0,
     " предложения"
    ]
   }
  ]
 ],
 "swap.impact": "Влияние на цену",
 "swap.slippage": "Допустимое проскальзывание",
 "swap.changeSlippage": "Изменить",
 "swap.minimum": "Минимум к получению",
 "swap.providerFee": "Комиссия провайдера",
 "swap.included": "Включена в курс",
 "swap.networkFee": "Комиссия сети",
 "swap.unknown": "Неизвестно",
 "swap.percent": [
  [
   "value"
  ],
  " %"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Идёт обмен ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ]
 ],
 "swap.unsupported.title": "Сеть не поддерживает обмен",
 "swap.unsupported.body": [
  "В сети ",
  [
   "network"
  ],
  " нельзя обменивать токены. Выберите другую сеть."
 ],
 "swap.unsupported.switch": "Сменить сеть",
 "swap.failed.title": "Не удалось загрузить токены",
 "swap.problem.noRoute": "Для обмена этих токенов не хватает ликвидности. Попробуйте сумму поменьше или другой токен.",
 "swap.problem.unavailable": "Сейчас никто не предлагает курс. Мы продолжаем спрашивать.",
 "swap.problem.wouldFail": "Сейчас этот обмен не выполнится. Ничего не отправлено. Повторите попытку или разрешите большее проскальзывание.",
 "swap.problem.refused": "Провайдер отклонил этот обмен. Выберите другое предложение.",
 "swap.problem.approval": "Разрешение не прошло, поэтому ничего не обменяно. Можно попробовать ещё раз.",
 "swap.problem.unsure": "Обмен не подтверждён вовремя и ещё может пройти. Проверьте историю, прежде чем обменивать снова.",
 "swap.problem.funds": "Не хватает на сумму и комиссию сети. Ничего не отправлено.",
 "swap.tokens.search": "Найдите по названию или вставьте адрес",
 "swap.tokens.own": "Ваши токены",
 "swap.tokens.suggested": "Рекомендуемые",
 "swap.tokens.others": "Другие токены",
 "swap.tokens.all": "Токены",
 "swap.tokens.cut": "Есть и другие. Найдите их через поиск.",
 "swap.tokens.byAddress": "Найдено по адресу",
 "swap.tokens.unlisted": "Нет в списке",
 "swap.tokens.empty.title": "Токены не найдены",
 "swap.tokens.empty.body": "Проверьте написание или вставьте адрес токена.",
 "swap.tokens.none": "Вставьте адрес нужного токена.",
 "swap.quotes.none": "Сейчас предложений нет",
 "swap.quotes.back": "Изменить обмен",
 "swap.quotes.fee": [
  "комиссия около ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  "на ",
  [
   "value"
  ],
  " % меньше"
 ],
 "swap.quotes.about": "Предложения обновляются каждые десять секунд. Доля провайдера уже учтена.",
 "swap.slippage.about": "До обмена цена может измениться. Если вы получили бы меньше, чем разрешено здесь, ничего не обменивается.",
 "swap.slippage.presets": "Обычные значения",
 "swap.slippage.custom": "Своё значение",
 "swap.slippage.invalid": "Введите значение от 0 до 50.",
 "swap.slippage.high": "При таком значении другие могут забрать часть того, что должны получить вы.",
 "swap.slippage.low": "При таком малом значении большинство обменов не выполняется.",
 "swap.slippage.save": "Сохранить",
 "swap.review.stopped": "Не удалось подготовить обмен",
 "swap.review.gone": "Проверять нечего.",
 "swap.review.back": "Изменить обмен",
 "swap.changed.title": "Курс изменился",
 "swap.changed.body": "Посмотрите новые цифры, прежде чем продолжить. Ничего не обменяно.",
 "swap.unsigned.title": "Подписи здесь недостаточно",
 "swap.unsigned.body": "Разрешите сумму транзакцией. У неё своя комиссия сети. Пока ничего не отправлено и не обменяно.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " нет в списке"
 ],
 "swap.unlisted.body": "Любой может создать токен с любым названием. Убедитесь, что это тот, который вам нужен:",
 "swap.approval": [
  "Сначала вы разрешаете ",
  [
   "provider"
  ],
  " списать ровно эту сумму ",
  [
   "token"
  ],
  ", затем обмениваете."
 ],
 "swap.permit": [
  "Сначала вы подписываете, что ",
  [
   "provider"
  ],
  " может списать ровно ",
  [
   "amount"
  ],
  " в течение 30 минут и ничего больше. Подпись ничего не отправляет и ничего не стоит. Затем вы обмениваете."
 ],
 "swap.consent.loss": [
  "Я понимаю, что потеряю около ",
  [
   "percent"
  ],
  " стоимости."
 ],
 "swap.consent.unknown": "Я понимаю, что этот курс не удалось сравнить с рыночной ценой.",
 "swap.moved": [
  "Кошелёк переключён на другую сеть. Этот обмен — в сети ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Переключиться на ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Теперь кошелёк переключён на другой аккаунт.",
 "swap.expired": "Срок действия курса истёк.",
 "swap.renew": "Узнать новый курс",
 "swap.accept": "Принять новый курс",
 "swap.approveAndSwap": "Разрешить и обменять",
 "swap.signAndSwap": "Подписать и обменять",
 "swap.confirm": "Обменять",
 "swap.short.title": [
  "Не хватает ",
  [
   "coin"
  ],
  " на комиссию сети"
 ],
 "swap.short.body": [
  "Добавьте ",
  [
   "coin"
  ],
  " или обменяйте меньше."
 ],
 "swap.working.wallet": [
  "Подтвердите в ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Подпишите в ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Проверяем курс",
 "swap.working.chain": "Ждём сеть",
 "swap.working.reset": [
  "Отзываем старое разрешение для ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Разрешаем ровно эту сумму ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.permit": [
  "Разрешаем ровно эту сумму ",
  [
   "token"
  ],
  " подписью. Ничего не отправляется."
 ],
 "swap.working.swap": [
  "Обмениваем ",
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
  "Разрешаем и обмениваем ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ],
  " за один шаг."
 ],
 "swap.step.approve": "Разрешить",
 "swap.step.permit": "Подписать",
 "swap.step.swap": "Обменять",
 "swap.result.pending.title": "Обмен отправлен",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " на ",
  [
   "to"
  ],
  " (примерно). Окно можно оставить открытым или закрыть."
 ],
 "swap.result.success.title": "Обмен завершён",
 "swap.result.success.body": [
  "Вы обменяли ",
  [
   "from"
  ],
  " на ",
  [
   "to"
  ],
  " (примерно)."
 ],
 "swap.result.failed.title": "Обмен не выполнен",
 "swap.result.failed.body": "Сеть его отклонила, поэтому ваши токены остались на месте. Оплачена только комиссия сети.",
 "swap.result.replaced.title": "Обмен заменён",
 "swap.result.replaced.body": "Его место заняла другая транзакция вашего кошелька.",
 "swap.result.dropped.title": "Обмен не принят",
 "swap.result.dropped.body": "Сеть не приняла его вовремя. Ничего не обменяно, и это ничего не стоило.",
 "swap.result.unknown.title": "Мы потеряли этот обмен из виду",
 "swap.result.unknown.body": "Он ещё может пройти. Проверьте аккаунт или обозреватель.",
 "swap.result.leave": "К аккаунту",
 "swap.result.done": "Готово",
 "walletAccounts.title": "Аккаунты",
 "walletAccounts.hint": "Добавить другой аккаунт",
 "walletAccounts.intro": "У каждого аккаунта свои адреса. Ваши слова восстановления восстанавливают их все.",
 "walletAccounts.numbered": [
  "Аккаунт ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Название",
 "walletAccounts.add": "Добавить аккаунт",
 "walletAccounts.rename": [
  "Переименовать «",
  [
   "name"
  ],
  "»"
 ],
 "walletAccounts.save": "Сохранить",
 "walletAccounts.cancel": "Отмена",
 "walletAccounts.full": [
  "Аккаунтов в вашем кошельке: ",
  [
   "count"
  ],
  ". Больше он вместить не может."
 ],
 "walletAccounts.failed": "Не получилось. Ваши аккаунты не изменились. Повторите попытку.",
 "walletAccounts.imported": "Импортирован",
 "walletAccounts.introImported": "У каждого аккаунта свои адреса. Ваши слова восстановления восстанавливают все, кроме импортированных."
}
export default catalogue
