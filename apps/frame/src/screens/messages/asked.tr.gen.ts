// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Mesaj imzala",
 "approval.title.signIn": "Giriş yap",
 "approval.title.typedData": "Veri imzala",
 "approval.title.transaction": "İşlemi onayla",
 "approval.title.session": "Sormadan harcamaya izin ver",
 "approval.title.link": "Cüzdan ilişkilendir",
 "approval.from": "İsteyen",
 "approval.action.signMessage": "Bu mesajı imzala",
 "approval.action.signIn": [
  [
   "domain"
  ],
  " sitesine giriş yap"
 ],
 "approval.action.signData": [
  "“",
  [
   "name"
  ],
  "” imzala"
 ],
 "approval.action.sendCoin": [
  [
   "to"
  ],
  " adresine ",
  [
   "amount"
  ],
  " gönder"
 ],
 "approval.action.sendToken": [
  [
   "to"
  ],
  " adresine ",
  [
   "amount"
  ],
  " gönder"
 ],
 "approval.action.moveToken": [
  [
   "amount"
  ],
  " tutarını ",
  [
   "from"
  ],
  " adresinden ",
  [
   "to"
  ],
  " adresine taşı"
 ],
 "approval.action.sendItem": [
  [
   "token"
  ],
  " koleksiyonundaki ",
  [
   "id"
  ],
  " numaralı parçayı ",
  [
   "from"
  ],
  " adresinden ",
  [
   "to"
  ],
  " adresine taşı"
 ],
 "approval.action.allow": [
  [
   "spender"
  ],
  " için ",
  [
   "amount"
  ],
  " harcama izni ver"
 ],
 "approval.action.allowFee": [
  [
   "spender"
  ],
  " için ağ ücreti olarak ",
  [
   "amount"
  ],
  " alma izni ver"
 ],
 "approval.action.allowUnlimited": [
  [
   "spender"
  ],
  " için sınırsız ",
  [
   "token"
  ],
  " harcama izni ver"
 ],
 "approval.action.allowAll": [
  [
   "spender"
  ],
  " için sahip olduğunuz tüm ",
  [
   "token"
  ],
  " varlıklarını taşıma izni ver"
 ],
 "approval.action.revoke": [
  [
   "spender"
  ],
  " için ",
  [
   "token"
  ],
  " harcama iznini kaldır"
 ],
 "approval.action.revokeAll": [
  [
   "token"
  ],
  " için tüm izinleri kaldır"
 ],
 "approval.action.call": [
  [
   "contract"
  ],
  " sözleşmesinde ",
  [
   "selector"
  ],
  " çalıştır"
 ],
 "approval.action.create": "Sözleşme oluştur",
 "approval.action.deployAccount": "Bu ağda akıllı hesabınızı oluştur",
 "approval.action.upgradeAccount": "Bu ağdaki hesabınız için akıllı özellikleri aç. Adresi aynı kalır.",
 "approval.action.openSession": [
  "Bu uygulamanın her dönemde (",
  [
   "period"
  ],
  ") en çok ",
  [
   "amount"
  ],
  " göndermesine izin ver; bitiş: ",
  [
   "until"
  ],
  ". Toplamda en çok ",
  [
   "total"
  ],
  " olur."
 ],
 "approval.action.endSession": [
  "Her dönemde (",
  [
   "period"
  ],
  ") en çok ",
  [
   "amount"
  ],
  " gönderme iznini sonlandır"
 ],
 "approval.action.openAccount": [
  [
   "owner"
  ],
  " için ",
  [
   "address"
  ],
  " hesabını aç"
 ],
 "approval.action.closeAccount": [
  [
   "address"
  ],
  " hesabını kapat; kalan ",
  [
   "to"
  ],
  " adresine gider"
 ],
 "approval.action.changeAuthority": [
  [
   "address"
  ],
  " denetimini ",
  [
   "to"
  ],
  " adresine ver"
 ],
 "approval.action.dropAuthority": [
  [
   "address"
  ],
  " denetiminden vazgeç"
 ],
 "approval.action.memo": [
  "“",
  [
   "text"
  ],
  "” notunu ekle"
 ],
 "approval.action.linkWallet": "Bu cüzdanı bu uygulamadaki hesabınızla ilişkilendir",
 "approval.units": [
  [
   "amount"
  ],
  " temel birim ",
  [
   "token"
  ]
 ],
 "approval.token.unlisted": [
  "“",
  [
   "symbol"
  ],
  "” (",
  [
   "address"
  ],
  ", listemizde değil)"
 ],
 "approval.token.unknown": [
  [
   "address"
  ],
  " tokenı"
 ],
 "approval.coin": [
  "ağın parasından ",
  [
   "amount"
  ]
 ],
 "approval.label.network": "Ağ",
 "approval.label.fee": "Ağ ücreti, en çok",
 "approval.label.sponsored": "Ağ ücreti",
 "approval.sponsored": "Sizin için ödendi",
 "approval.label.account": "Hesabınız",
 "approval.label.smartAccount": "Akıllı hesabınız",
 "approval.label.actions": "Neler olacak",
 "approval.details": "İmzalanan her şey",
 "approval.network.unknown": [
  "Ağ ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Bu başarısız olur",
 "approval.fails.body": "Ağ bunu reddeder ve yine de ücreti ödeyebilirsiniz.",
 "approval.unfunded.title": "Bunun için bakiye yetersiz",
 "approval.unfunded.body": "Bu hesaptaki bakiye, bu işlem ve ağ ücreti için çok az. Önce bakiye ekleyin.",
 "approval.unknown.title": "Bu kontrol edilemedi",
 "approval.unknown.body": "Ağ bunu önceden deneyemedi. Yalnızca kaynağına güveniyorsanız devam edin.",
 "approval.warning.foreignSignIn": "Bununla, isteyen siteye değil başka bir siteye giriş yapmış olursunuz. Bu büyük olasılıkla oradaki hesabınızı ele geçirme girişimidir.",
 "approval.warning.looksLikeHash": "Bu, örneğin bir işlem gibi başka bir şeyin parmak izine benziyor. İmzalamak varlıklarınızı taşıyabilir.",
 "approval.warning.unlimitedAllowance": "İzin verilen taraf, bu tokendan sahip olduğunuz her şeyi şimdi veya daha sonra alabilir.",
 "approval.warning.allowsAll": "İzin verilen taraf, bu koleksiyondaki tüm parçalarınızı şimdi veya daha sonra alabilir.",
 "approval.warning.authorityChange": "Bu, bir hesabın denetimini başka bir adrese verir.",
 "approval.warning.permit": "Bu imza bir izindir. Size yeniden sorulmadan kullanılabilir.",
 "approval.warning.order": "Bu bir pazar yeri emridir. İmzalamak, içinde sunulanı elden çıkarabilir.",
 "approval.warning.session": "Ne zaman ve kime göndereceğine uygulama karar verir ve size yeniden sormaz. Bunu istediğiniz an sonlandırabilirsiniz.",
 "approval.warning.otherChain": "Bu, gösterilenden başka bir ağ için.",
 "approval.warning.otherAccount": "Bu, sizin olmayan bir hesapla ilgili.",
 "approval.warning.unknownCall": "Bu sözleşme çağrısının ne yaptığını bilemiyoruz.",
 "approval.warning.createsContract": "Bu, ağda bir sözleşme oluşturur.",
 "approval.warning.unknownProgram": "Bu programın ne yaptığını bilemiyoruz.",
 "approval.warning.lookupTables": "Bazı hesaplar ağdaki bir tabloda listeleniyor ve burada gösterilemiyor.",
 "approval.warning.durableNonce": "Bunun süresi dolmaz. Bir kez imzalandıktan sonra, daha sonra istenen bir anda gönderilebilir.",
 "approval.warning.unreadable": "Bu, metin olarak okunamıyor.",
 "approval.warning.highFee": "Ağ ücreti alışılmadık derecede yüksek.",
 "approval.warning.malformedSignIn": "Bu giriş isteğinin biçimi hatalı.",
 "approval.warning.severalTransactions": "Aynı anda birkaç işlemi onaylıyorsunuz.",
 "approval.approve": "Onayla",
 "approval.sign": "İmzala",
 "approval.decline": "Reddet",
 "approval.wait": "Bir saniye tam görünür kaldıktan sonra açılır.",
 "approval.window.why": "Bir sayfa, burada gördüğünüzü örtebilir veya değiştirebilir. Cüzdanınızın penceresinde karar verin.",
 "approval.window.open": "Pencerede gözden geçir",
 "approval.window.waiting": "Açılan pencerede karar verin",
 "approval.window.blocked": "Pencere açılmadı. Bu sayfa için açılır pencerelere izin verip tekrar deneyin.",
 "approval.window.closed": "Pencere siz karar vermeden kapatıldı.",
 "approval.window.lost": "Burada artık karar verilecek bir şey yok. Bu pencereyi kapatabilirsiniz.",
 "approval.next.signIn": "Giriş yapmak ücretsizdir ve hiçbir varlığı taşımaz.",
 "approval.next.signature": "İmzalandıktan sonra geri alınamaz.",
 "approval.next.transaction": "Onaylandıktan sonra geri alınamaz.",
 "approval.next.session": "Bu sınırları ağ uygular.",
 "approval.next.link": "Hiçbir varlığı taşımaz. İlişkiyi istediğiniz an kaldırabilirsiniz.",
 "approval.window.again": "Yeniden aç",
 "approval.window.title": "İsteği onayla",
 "action.cancel": "İptal",
 "action.continue": "Devam et",
 "action.done": "Bitti",
 "change.old.title": "Siz olduğunuzu doğrulayın",
 "change.old.body": [
  "E-postanızı ",
  [
   "next"
  ],
  " olarak değiştirmek için ",
  [
   "email"
  ],
  " adresine gönderdiğimiz kodu girin."
 ],
 "change.new.title": "Yeni e-postayı doğrulayın",
 "change.new.body": [
  [
   "email"
  ],
  " adresine gönderdiğimiz kodu girin."
 ],
 "change.stopped.title": "E-postanız değişmedi",
 "change.stopped.body": "Kodun süresi doldu veya bu e-posta kullanılamıyor. Yeniden başlayabilirsiniz.",
 "change.done.title": "E-postanız değişti",
 "change.done.body": [
  "Artık ",
  [
   "email"
  ],
  " ile giriş yapın."
 ],
 "change.undo": [
  [
   "email"
  ],
  " adresine bir e-posta gönderdik. İçindeki bağlantı, değişikliği 24 saat boyunca geri alabilir."
 ],
 "change.resend": "Yeniden başla",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " saniye sonra yeniden başla"
    ],
    "other": [
     0,
     " saniye sonra yeniden başla"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " dakika sonra yeniden başla"
    ],
    "other": [
     0,
     " dakika sonra yeniden başla"
    ]
   }
  ]
 ],
 "code.label": "E-postadaki kod",
 "code.checking": "Kod kontrol ediliyor",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "Kod doğru değil. ",
     0,
     " deneme hakkınız kaldı."
    ],
    "other": [
     "Kod doğru değil. ",
     0,
     " deneme hakkınız kaldı."
    ]
   }
  ]
 ],
 "code.offline": "Kodu kontrol edemedik. Bağlantınızı kontrol edin veya biraz bekleyip devam edin.",
 "code.renewed": "Yeni bir kod gönderdik. Eskisi artık geçerli değil.",
 "code.tooMany.title": "Çok fazla yanlış kod",
 "code.tooMany.body": "Bu kod artık geçerli değil. Tekrar denemek için yeni bir kod gönderin.",
 "code.expired.title": "Kodun süresi doldu",
 "code.expired.body": "Kodlar 5 dakika geçerlidir. Tekrar denemek için yeni bir kod gönderin.",
 "code.resend": "Yeni kod gönder",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " saniye sonra yeni kod"
    ],
    "other": [
     0,
     " saniye sonra yeni kod"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " dakika sonra yeni kod"
    ],
    "other": [
     0,
     " dakika sonra yeni kod"
    ]
   }
  ]
 ],
 "confirm.window": "Buna cüzdanın bir penceresinde karar verilir ve orada geçiş anahtarınız istenir.",
 "confirm.again": "Bunu geçiş anahtarınızın doğrulaması gerekiyor. Pencereyi açıp tekrar deneyin.",
 "confirm.next": "Şimdi geçiş anahtarınız istenecek.",
 "confirm.problem": "Geçiş anahtarınız bunu doğrulamadı. Hiçbir şey imzalanmadı. Tekrar deneyin.",
 "login.for": [
  [
   "host"
  ],
  " üzerindeki cüzdanınız için"
 ],
 "login.link.title": "E-postanızı kontrol edin",
 "login.link.body": [
  [
   "email"
  ],
  " adresine gönderdiğimiz e-postadaki bağlantıyı açın ve orada bu sayıyı seçin:"
 ],
 "login.link.number": [
  "Sayınız ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  [
   "number"
  ],
  " sayısını seçmeniz bekleniyor"
 ],
 "login.link.renewed": "Başka bir e-posta gönderdik. Bu yeni sayıyı soruyor.",
 "login.link.offline": "Sunucuya ulaşamıyoruz. Denemeye devam ediyoruz.",
 "login.link.delayed": "E-posta henüz yola çıkmadı. Denemeye devam ediyoruz: burada bekleyin veya daha sonra başka bir tane gönderin.",
 "login.mailFailed.title": "E-posta ulaşmadı",
 "login.mailFailed.body": [
  [
   "email"
  ],
  " adresine e-postamızı teslim edemedik. Yazımı kontrol edin veya yeniden gönderin."
 ],
 "login.refused.title": "Bu farklı bir sayıydı",
 "login.refused.body": "Cüzdanınızı korumak için bu giriş durduruldu. Başka bir e-posta gönderin ve burada gördüğünüz sayıyı seçin.",
 "login.ended.title": "Bağlantının süresi doldu",
 "login.ended.body": "Bağlantılar 10 dakika geçerlidir. Yenisini almak için başka bir e-posta gönderin.",
 "login.resend": "Başka e-posta gönder",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " saniye sonra yeni e-posta"
    ],
    "other": [
     0,
     " saniye sonra yeni e-posta"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " dakika sonra yeni e-posta"
    ],
    "other": [
     0,
     " dakika sonra yeni e-posta"
    ]
   }
  ]
 ],
 "login.code.title": "Kodu girin",
 "login.code.body": [
  [
   "email"
  ],
  " adresine 8 haneli kod gönderdik."
 ],
 "login.done": "Giriş yaptınız",
 "login.finishing": "Giriş yapılıyor",
 "login.otherEmail": "Başka e-posta kullan",
 "login.link.approved": "Sayı doğrulandı",
 "login.wait.title": "Bu cihaz yeni",
 "login.wait.body": [
  "Güvenliğiniz için cüzdanınız bu cihazda şu zaman açılır: ",
  [
   "time"
  ],
  ". O zaman yeniden giriş yapın."
 ],
 "login.wait.mail": [
  [
   "email"
  ],
  " adresine, bunu durdurabileceğiniz bir e-posta gönderdik."
 ],
 "login.wait.close": "Anladım",
 "login.code.sameMail": "Son adım: aynı e-postada, bağlantının altındaki 8 hane.",
 "login.opening": "Cüzdanınız açılıyor…",
 "login.social.title": "Pencerede devam edin",
 "login.social.body": [
  "Açılan pencerede ",
  [
   "provider"
  ],
  " ile giriş yapın. Bu sayfa kendiliğinden devam eder."
 ],
 "login.social.waiting": [
  [
   "provider"
  ],
  " bekleniyor"
 ],
 "login.social.again": "Yeniden aç",
 "login.social.number.title": "Bu sayıyı seçin",
 "login.social.number.body": "Açılan pencere, bu sayfaya ait olduğundan emin olmak için bunu soruyor:"
}
export default catalogue
