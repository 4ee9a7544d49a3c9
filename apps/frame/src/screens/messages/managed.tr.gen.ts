// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Kurtarma kelimeleri",
 "exit.ask.title": "Kurtarma kelimelerinizi gösterin",
 "exit.ask.login": "Kelimeler için son on dakika içinde giriş yapmış olmalısınız. Girişiniz daha eskiyse önce e-postayla bir kod alırsınız.",
 "exit.ask.again": "Kelimeler için son on dakika içinde giriş yapmış olmalısınız. Girişiniz daha eskiyse önce çıkış yapıp yeniden giriş yapın.",
 "exit.ask.factor": "Önce bir geçiş anahtarı veya kurtarma kitinizi kullanın.",
 "exit.ask.warning.anyone": "Bu kelimelere sahip olan herkes, bu cüzdandaki her şeyi kalıcı olarak alabilir.",
 "exit.ask.warning.asked": "Hiçbir uygulamanın ve destek ekibinin bunlara asla ihtiyacı olmaz. Bir kişi veya sayfa sizden bunları isterse bu hırsızlıktır.",
 "exit.ask.show": "Kelimelerimi göster",
 "exit.ask.passkey": "Geçiş anahtarı kullan",
 "exit.ask.kit": "Kiti kullan",
 "exit.code.title": "Kodu girin",
 "exit.code.body": [
  [
   "email"
  ],
  " adresine 8 haneli bir kod gönderdik."
 ],
 "exit.code.label": "Kod",
 "exit.problem.login": "Girişiniz bunun için çok eski. Çıkış yapıp yeniden giriş yapın ve on dakika içinde geri gelin.",
 "exit.problem.code": "Bu, son e-postadaki kod değil. Bir kez daha karşılaştırın.",
 "exit.problem.ended": "Bu kod artık geçerli değil. Bu pencereyi kapatıp yeniden başlayın.",
 "exit.words.title": "Kurtarma kelimeleriniz",
 "exit.words.body": [
  "Bu ",
  [
   "count"
  ],
  " kelime, bu sırayla, hesaplarınızı herhangi bir cüzdan uygulamasında açar. Yazdırın, elle yazın veya dosyada saklayın."
 ],
 "exit.words.list": "Kurtarma kelimeleri",
 "exit.words.show": "Kelimeleri göster",
 "exit.words.hide": "Kelimeleri gizle",
 "exit.words.test": "Çıkış kitimi test et",
 "exit.words.assisted": "Bu cüzdanı işletmecisi de hâlâ açabilir. Yalnızca siz açabildiğinizde, bu kelimeleri çıkış kitiniz olarak test edebilirsiniz.",
 "exit.file.save": "Dosyayı kaydet",
 "exit.file.about": "Dosya bu kodla, ağ olmadan, herhangi bir tarayıcıda açılır. Kodu bir yere yazın ve dosyadan ayrı saklayın.",
 "exit.file.code": "Dosyanın kodu",
 "exit.file.title": "Cüzdanınızın çıkış kiti",
 "exit.file.how": "Bu dosyada cüzdanınızın kurtarma kelimeleri şifrelenmiş olarak bulunur. Okumak için dosyanın kodunu yazın. Hiçbir yere hiçbir şey gönderilmez: ağ olmadan çalışır.",
 "exit.file.open": "Aç",
 "exit.file.wrong": "Bu kod dosyayı açmıyor. Kod 26 harf ve rakamdan oluşur.",
 "exit.test.title": "Çıkış kitinizi test edin",
 "exit.test.words": "Bu kelimeleri kopyanızdan yazın.",
 "exit.test.file": "Kaydettiğiniz dosyayı seçin ve kodunu kopyanızdan yazın.",
 "exit.test.word": [
  "Kelime ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "Dosya",
 "exit.test.useFile": "Dosyayı test et",
 "exit.test.useWords": "Kelimeleri test et",
 "exit.test.back": "Kelimeleri yeniden göster",
 "exit.test.wrongWord": "Bu o kelime değil. Bir kez daha karşılaştırın.",
 "exit.test.wrongFile": "Bu dosya ve kod, bu cüzdanın kelimelerini vermiyor. Kodu bir kez daha karşılaştırın.",
 "exit.test.noFile": "Önce dosyayı seçin.",
 "exit.finish.title": "Çıkış kitiniz çalışıyor",
 "exit.finish.body": "Cüzdanınızın bunu hatırlaması için tamamlayın.",
 "exit.finish.do": "Tamamla",
 "exit.sheet.title": "Cüzdanınızın çıkış kiti",
 "exit.sheet.how": "Kelimeleri, kurtarma kelimelerini (BIP-39) içe aktaran herhangi bir cüzdan uygulamasına sırasıyla yazın. Türetme yolu sorarsa adresin altındakini kullanın. Sonra adresleri karşılaştırın.",
 "exit.sheet.path": [
  "Yol: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Yol yok: yalnızca kelimeler (sr25519)",
 "exit.sheet.safe": "Akıllı hesap (bir uygulama size verdiyse): yukarıdaki Ethereum hesabına aittir",
 "exit.import.title": "Sahip olduğunuz kelimeleri kullanın",
 "exit.import.warning": "Şu anki cüzdanınız artık burada açılmayacak. İçinde bir şey olma ihtimaline karşı önce kelimelerini saklayın.",
 "exit.import.keep": "Bunlar şu anki cüzdanınızın kelimeleri. Saklayın: sonrasında ona ulaşmanın tek yolu bunlar olur.",
 "exit.import.next": "Sakladım",
 "exit.import.type": "Kelimelerinizi yazın",
 "exit.import.body": "Başka bir cüzdanın 12 veya 24 kurtarma kelimesi, sırasıyla. Bunlara eklenen parola desteklenmez.",
 "exit.import.wrong": "Bunlar 12 veya 24 geçerli kurtarma kelimesi değil. Her birini karşılaştırın.",
 "exit.import.confirm": "Bu sizin cüzdanınız mı?",
 "exit.import.compare": "Adresleri karşılaştırın. Bu cüzdanda her türün yalnızca ilk hesabı bulunur.",
 "exit.import.do": "Bu cüzdanı kullan",
 "exit.keys.title": "İçe aktarılan anahtarlar",
 "exit.keys.body": "Kelimeleriniz bunları geri getirmez. Dosyada ve kâğıtta bunlar da var.",
 "exit.sheet.imported": "İçe aktarılan anahtar: kelimeler onu geri getirmez",
 "exit.key.title": "Özel anahtarı içe aktar",
 "exit.key.body": "Tek bir hesabın anahtarını, diğer cüzdanınızın dışa aktardığı biçimde yapıştırın: Ethereum için onaltılık rakamlar, Solana için base58 veya bir sayı listesi, Bitcoin için K veya L ile başlayan bir metin.",
 "exit.key.warning.words": "Kurtarma kelimeleriniz bu hesabı geri getirmez. Anahtarını saklayın veya sonrasında bir çıkış kiti oluşturun.",
 "exit.key.warning.given": "Başka bir kişinin size verdiği anahtarı asla içe aktarmayın: oraya gelen her şeyi alabilir.",
 "exit.key.field": "Özel anahtar",
 "exit.key.wrong": "Bu, bu cüzdanın kullanabileceği bir özel anahtar değil. Adres veya kurtarma kelimeleri burada işe yaramaz.",
 "exit.key.confirm": "Bu sizin hesabınız mı?",
 "exit.key.compare": "Adresi diğer cüzdanınızdakiyle karşılaştırın.",
 "exit.key.name": "Ad",
 "exit.key.name.first": [
  "İçe aktarılan ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Bir ad 1 ile 32 karakter arasındadır.",
 "exit.key.do": "Bu hesabı içe aktar",
 "exit.key.exists": "Bu hesap zaten cüzdanınızda.",
 "exit.key.full": "Cüzdanınızda olabilecek en fazla sayıda içe aktarılan anahtar var.",
 "security.level.temporary.title": "Yalnızca bu tarayıcıda",
 "security.level.temporary.body": "Bu tarayıcının verileri silinirse cüzdan kalıcı olarak yok olur. E-posta vermediniz ve işletmeci de onu açamaz.",
 "security.level.assisted.title": "Bu cüzdanı açmak için yalnızca e-postanız yeter",
 "security.level.assisted.body": "E-postayla giriş, onu her yeni cihazda açar. E-postalarınızı okuyan bir kişi ve bu cüzdanın işletmecisi de bunu yapabilir.",
 "security.level.assisted.login.title": "Bu cüzdanı açmak için yalnızca girişiniz yeter",
 "security.level.assisted.provider.body": "Sağlayıcıdaki hesabınız onu her yeni cihazda açar. O hesaba giren bir kişi ve bu cüzdanın işletmecisi de bunu yapabilir.",
 "security.level.assisted.token.body": [
  [
   "host"
  ],
  " hesabınız onu her yeni cihazda açar. O hesaba giren bir kişi, ",
  [
   "host"
  ],
  " ve bu cüzdanın işletmecisi de bunu yapabilir."
 ],
 "security.level.fragile.title": "Onu yalnızca siz, tek bir yolla açabilirsiniz",
 "security.level.fragile.body": "Onu ne girişiniz tek başına ne de işletmeci açabilir. Ama cihazlarınızı ve elinizdeki tek geçiş anahtarını veya kiti kaybederseniz cüzdan kaybolur.",
 "security.level.secured.title": "Bu cüzdanı yalnızca siz açabilirsiniz",
 "security.level.secured.body": "Onu ne girişiniz tek başına ne de işletmeci açabilir. Yeni bir cihaz, geçiş anahtarlarınızdan veya kitlerinizden birini ister.",
 "security.level.exit.title": "Onu yalnızca siz açabilirsiniz, biz olmasak da",
 "security.level.exit.body": "Bu cüzdanı kelimelerinden geri getirdiniz. Bu hizmet sona erse bile sizin kalır.",
 "security.factors": "Onu neler açar",
 "security.factor.device.title": "Bu cihaz",
 "security.factor.device.about": "Bu tarayıcının verilerini silene kadar.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " başka cihaz veya site"
    ],
    "other": [
     0,
     " başka cihaz veya site"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Daha önce açtığınız yerler.",
 "security.factor.passkey.title": "Geçiş anahtarı",
 "security.factor.passkey.numbered": [
  "Geçiş anahtarı ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Bu cihazı kaybederseniz işe yarar.",
 "security.factor.kit.title": "Kurtarma kiti",
 "security.factor.kit.numbered": [
  "Kurtarma kiti ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "Kâğıt üzerinde. Geri kalan her şeyi kaybederseniz işe yarar.",
 "security.factor.escrow.title": "E-posta, işletmecinin yardımıyla",
 "security.factor.escrow.login": "Girişiniz, işletmecinin yardımıyla",
 "security.factor.escrow.about": "Geri kalan her şeyi kaybederseniz işe yarar. İşletmeci de kullanabilir.",
 "security.remove": "Kaldır",
 "security.remove.kit.label": [
  "Kurtarma kiti ",
  [
   "number"
  ],
  " öğesini kaldır"
 ],
 "security.remove.passkey.label": [
  "Geçiş anahtarı ",
  [
   "number"
  ],
  " öğesini kaldır"
 ],
 "security.remove.kit.title": "Bu kurtarma kiti kaldırılsın mı?",
 "security.remove.kit.body": "26 karakteri artık cüzdanınızı açmayacak. Bu geri alınamaz ama başka bir kit oluşturabilirsiniz.",
 "security.remove.passkey.title": "Bu geçiş anahtarı kaldırılsın mı?",
 "security.remove.passkey.body": "Artık cüzdanınızı açmayacak. Sonrasında cihazınızdan veya parola yöneticinizden de silin.",
 "security.remove.leavesOne": "O zaman cüzdanı yeni bir cihazda açmanın tek bir yolu kalır. Onu ve cihazlarınızı kaybederseniz cüzdan kaybolabilir.",
 "security.window.why": "Bu, cüzdanınızın hiçbir sayfanın okuyamadığı veya örtemediği bir penceresinde olur.",
 "security.window.open": "Açılan pencerede devam edin.",
 "security.window.blocked": "Pencere açılmadı. Bu sayfa için açılır pencerelere izin verip tekrar deneyin.",
 "security.window.closed": "Pencere kapatıldı. Hiçbir şey değişmedi.",
 "security.window.again": "Yeniden aç",
 "security.window.close": "Bu pencereyi kapat",
 "security.news.kit": "Kurtarma kitiniz hazır.",
 "security.news.passkey": "Geçiş anahtarınız hazır.",
 "security.news.guest": "Geçiş anahtarınız hazır. Artık onunla giriş yapın.",
 "security.news.secure": "Artık bu cüzdanı yalnızca siz açabilirsiniz.",
 "security.news.remove": "Artık bu cüzdanı açmıyor.",
 "security.next.kit": "Sırada: başka her şey kaybolduğunda cüzdanınızı açan, kâğıt üzerinde bir kod.",
 "security.next.passkey": "Sırada: ikinci bir yol; böylece birini kaybetmek size cüzdana mal olmaz.",
 "security.next.passkey.guest": "Sırada: cüzdanınızı başka tarayıcılarda da açan bir geçiş anahtarı.",
 "security.next.secure": "Sırada: yalnızca girişe ve işletmeciye açık olan yolu kapatmak.",
 "security.next.none": "Geçiş anahtarlarınızı ve kitlerinizi farklı yerlerde saklayın.",
 "security.do.kit": "Kurtarma kiti oluştur",
 "security.do.kit.another": "Başka kurtarma kiti oluştur",
 "security.do.passkey": "Geçiş anahtarı ekle",
 "security.do.passkey.another": "Başka geçiş anahtarı ekle",
 "security.do.passkey.guest": "Geçiş anahtarıyla koru",
 "security.do.secure": "Yalnızca benim olsun",
 "security.done": "Bitti",
 "security.continue": "Devam et",
 "security.cancel": "İptal",
 "security.done.kit.title": "Kurtarma kitiniz hazır",
 "security.done.kit.body": "Pasaportunuzu sakladığınız yerde saklayın ve yalnızca anahtarlarınızı vereceğiniz kişilere söyleyin.",
 "security.done.passkey.title": "Geçiş anahtarınız hazır",
 "security.done.passkey.body": "Bulunduğu her cihazda cüzdanınızı açar.",
 "security.done.secure.title": "Bu cüzdan yalnızca sizin",
 "security.done.secure.body": "Onu artık ne girişiniz tek başına ne de işletmeci açabilir.",
 "security.done.remove.title": "Kaldırıldı",
 "security.done.remove.body": "Artık cüzdanınızı açmıyor.",
 "security.done.unlock.title": "Cüzdanınız açık",
 "security.done.unlock.body": "Bu cihaz artık onu açar.",
 "security.title.kit": "Kurtarma kiti",
 "security.title.passkey": "Geçiş anahtarı ekle",
 "security.title.secure": "Bu cüzdan yalnızca sizin olsun",
 "security.title.remove": "Kaldır",
 "security.title.unlock": "Cüzdanınızı açın",
 "security.kit.title": "Kurtarma kitiniz",
 "security.kit.body": [
  "Bu 26 karakteri yazdırın veya elle yazın. Cihazlarınızı kaybederseniz cüzdanınızı açarlar. Bunları yalnızca ",
  [
   "host"
  ],
  " üzerinde yazın."
 ],
 "security.kit.kept": "Sakladım",
 "security.kit.copy": "Kopyala",
 "security.kit.copied": "Kopyalandı",
 "security.kit.print": "Yazdır",
 "security.check.title": "Kitinizi kontrol edin",
 "security.check.body": "Bu iki grubu kopyanızdan yazın.",
 "security.check.group": [
  "Grup ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Kitte yazan bu değil. Bir kez daha karşılaştırın.",
 "security.check.back": "Kiti yeniden göster",
 "security.sheet.about": "Bu kodla, giriş yaptıktan sonra cüzdanınızı yeni bir cihazda açarsınız. Bu koda sahip olan ve sizin yerinize giriş yapabilen herkes cüzdanınızı kullanabilir: gizli tutun.",
 "security.sheet.wallet": "Cüzdan",
 "security.sheet.date": "Oluşturulma tarihi",
 "security.sheet.account": "Hesaplar",
 "security.sheet.how": "Kullanmak için: yeni cihazda giriş yapın, cüzdanınızın penceresinde “Kurtarma kiti”ni seçin ve kodu yazın. Boşluklar, kısa çizgiler ve küçük harfler fark etmez.",
 "security.passkey.title": "Geçiş anahtarı ekle",
 "security.passkey.body": "Geçiş anahtarı telefonunuzda, bilgisayarınızda, parola yöneticinizde veya güvenlik anahtarınızda bulunur. Bulunduğu her cihazda bu cüzdanı açar.",
 "security.passkey.create": "Geçiş anahtarı oluştur",
 "security.problem.cancelled": "Geçiş anahtarı kullanılmadı. Hazır olduğunuzda tekrar deneyin.",
 "security.problem.noPrf": "Bu geçiş anahtarı bir cüzdanı koruyamaz, çünkü saklandığı yer gizli değer hesaplayamıyor (PRF). Başka bir cihaz, parola yöneticisi veya bir kurtarma kiti kullanın. Bu geçiş anahtarını silebilirsiniz.",
 "security.problem.foreign": "Bu geçiş anahtarı bu cüzdanı açmıyor. Başka birini seçin.",
 "security.problem.unsupported": "Bu tarayıcı burada geçiş anahtarı kullanamıyor. Başka bir tarayıcı veya kurtarma kiti kullanın.",
 "security.problem.wrongKit": "Bu kod bu cüzdanı açmıyor. Kitinizle karşılaştırın.",
 "security.problem.badKit": "Kurtarma kitinde 26 harf ve rakam vardır. Bazıları eksik veya biri kitte kullanılanlardan değil.",
 "security.problem.conflict": "Başka bir cihaz cüzdanı az önce değiştirdi. Tekrar deneyin.",
 "security.problem.limited": "Cüzdan çok sık açıldı. Birkaç dakika bekleyip tekrar deneyin.",
 "security.problem.stopped": "Cüzdanlar şu anda duraklatıldı. Daha sonra tekrar deneyin.",
 "security.problem.failed": "Bu işe yaramadı. Bağlantınızı kontrol edip tekrar deneyin.",
 "security.kitField.hint": "26 harf ve rakam. Boşluklar, kısa çizgiler ve küçük harfler fark etmez.",
 "security.unlock.title": "Cüzdanınızı açın",
 "security.unlock.body": "Cüzdanınız bu cihazı henüz tanımıyor. Bir geçiş anahtarı, kurtarma kitiniz veya onu açan bir cihaz kullanın.",
 "security.unlock.passkey": "Geçiş anahtarı kullan",
 "security.unlock.or": "veya",
 "security.unlock.kit": "Kitle aç",
 "security.secure.title": "Bu cüzdan yalnızca sizin olsun",
 "security.secure.body": "O zaman onu yalnızca geçiş anahtarlarınız, kitleriniz ve bu cihaz açar.",
 "security.secure.do": "Yalnızca ben açabileyim",
 "security.secure.warning.email": "Girişiniz artık tek başına onu açmayacak ve işletmeci yeniden girmenize yardım edemeyecek.",
 "security.secure.warning.loss": "Tüm geçiş anahtarlarını, kitleri ve cihazları kaybederseniz cüzdan ve içindeki her şey kalıcı olarak kaybolur.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "Diğer cihazınız veya siteniz bir kez geçiş anahtarı veya kit isteyecek.",
    "other": [
     "Diğer ",
     0,
     " cihazınız veya siteniz bir kez geçiş anahtarı veya kit isteyecek."
    ]
   }
  ]
 ],
 "security.secure.show": "Önce çalıştıklarını gösterin",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "Geçiş anahtarınızı kullanın",
    "other": [
     "Geçiş anahtarını kullanın (",
     [
      "number"
     ],
     "/",
     0,
     ")"
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Geçiş anahtarınız çalışıyor",
 "security.secure.samePasskey": "Bunu zaten kullandınız. Başka bir geçiş anahtarı seçin.",
 "security.locked.title": "Bu cihaz yeni",
 "security.locked.body": "Giriş yaptınız. Cüzdanınızı burada açmak için bir geçiş anahtarı, kurtarma kitiniz veya başka bir cihazınızı kullanın.",
 "security.locked.open": "Cüzdanımı aç",
 "security.news.export": "Çıkış kitinizi test ettiniz.",
 "security.next.export": "Sırada: çıkış kiti; böylece bu hizmet sona erse bile cüzdan sizin kalır.",
 "security.do.export": "Çıkış kiti oluştur",
 "security.do.words": "Kurtarma kelimelerimi göster",
 "security.done.exit.title": "İstediğiniz an ayrılabilirsiniz",
 "security.done.exit.body": "Kelimelerinizi test ettiniz. Bu hizmet sona erse bile bu cüzdanı başka uygulamalarda açarlar.",
 "security.devices.title": "Cihazlar ve hareketler",
 "security.devices.heading": "Giriş yaptığınız yerler",
 "security.devices.this": [
  "Bu cihaz, ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  [
   "site"
  ],
  ", son kullanım: ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  [
   "browser"
  ],
  " tarayıcısını kaldır (",
  [
   "site"
  ],
  ")"
 ],
 "security.devices.back": "Geri",
 "security.activity.heading": "Yapılanlar",
 "security.activity.none": "Henüz hiçbir şey imzalanmadı.",
 "security.activity.signed": [
  [
   "site"
  ],
  " üzerinde imzalandı"
 ],
 "security.activity.signed.removed": "Kaldırdığınız bir cihazda imzalandı",
 "security.activity.exported": [
  "Kurtarma kelimeleri ",
  [
   "site"
  ],
  " üzerinde gösterildi"
 ],
 "security.activity.exported.removed": "Kurtarma kelimeleri kaldırdığınız bir cihazda gösterildi",
 "security.remove.device.title": "Bu cihaz kaldırılsın mı?",
 "security.remove.device.body": "Oturumu hemen kapatılır ve cüzdanınızı yeniden açmadan önce geçiş anahtarı, kitiniz veya yeni bir giriş ister.",
 "security.devices.loading": "Yükleniyor…",
 "security.do.import": "Sahip olduğum kelimeleri kullan",
 "security.done.import.title": "Kelimeleriniz yerinde",
 "security.done.import.body": "Oturumunuz kapatıldı. Bu cüzdanı kullanmak için yeniden giriş yapın.",
 "security.problem.worn": "Çok fazla deneme oldu. Bu pencereyi kapatıp yeniden açın.",
 "security.problem.noneHere": "Geçiş anahtarı kullanılmadı. Sizinki başka bir cihazdaysa oradan kullanın. Sildiyseniz başka bir geçiş anahtarınızla giriş yapabilirsiniz. Hiç kalmadıysa yenisini oluşturun: yeni, boş bir cüzdanla gelir.",
 "security.problem.unknown": "Bu geçiş anahtarıyla buraya giriş yapılamaz. Başka bir site için veya yalnızca başka bir girişten sonra cüzdan açmak için oluşturulmuş. Başka birini seçin veya geri dönüp başka bir yol kullanın.",
 "security.problem.off": "Burada yeni geçiş anahtarı oluşturulamaz. Giriş için başka bir yol kullanın.",
 "security.login.title": "Geçiş anahtarıyla devam et",
 "security.login.about": "Bir geçiş anahtarıyla giriş yapın veya bir tane oluşturun: kendi cüzdanıyla gelir.",
 "security.login.body": "Geçiş anahtarı telefonunuzda, bilgisayarınızda, parola yöneticinizde veya güvenlik anahtarınızda bulunur. Giriş yapmanızı sağlar ve cüzdanınızı açar.",
 "security.login.use": "Geçiş anahtarımı kullan",
 "security.login.create": "Yeni geçiş anahtarı oluştur",
 "security.login.foot": "Yeni bir geçiş anahtarı yeni bir cüzdan oluşturur. Size yardım edecek bir e-posta yoktur: tek geçiş anahtarınızı silerseniz cüzdan kaybolur.",
 "security.done.login.title": "Giriş yaptınız",
 "security.done.login.body": "Cüzdanınız bu cihazda açık.",
 "security.title.login": "Geçiş anahtarı",
 "security.do.key": "Özel anahtarı içe aktar",
 "security.news.key": "Hesap cüzdanınızda. “Hesaplar” altında ona geçebilirsiniz.",
 "security.done.key.title": "Hesap cüzdanınızda",
 "security.done.key.body": "Kurtarma kelimeleriniz onu geri getirmez. Anahtar hâlâ panonuzda olabilir: başka bir şey kopyalayın.",
 "security.second": "İkinci bir adım",
 "security.totp.row": "Doğrulama uygulaması",
 "security.totp.off": "Kapalı. Bir kişi e-postanıza veya girişinize ulaşırsa sizi korur: yeni bir cihaz o zaman telefonunuzdan bir kod da ister.",
 "security.totp.off.own": "Kapalı. Sizi kilidi açık tarayıcınızın başındaki bir kişiden korur: cüzdanı kimin açabileceğini değiştirmek veya kelimelerini görmek o zaman kod gerektirir.",
 "security.totp.on": "Açık. Girişiniz yeni bir cihazı yalnızca kodla açar. Cüzdanı kimin açabileceğini değiştirmek ve kelimelerini görmek de kod gerektirir.",
 "security.totp.on.own": "Açık. Cüzdanı kimin açabileceğini değiştirmek veya kelimelerini görmek kod gerektirir.",
 "security.totp.setUp": "Kur",
 "security.totp.setUp.label": "Doğrulama uygulaması kur",
 "security.totp.remove.label": "Doğrulama uygulamasını kaldır",
 "security.totp.title": "Doğrulama uygulaması kurun",
 "security.totp.body": "Bunu telefonunuzdaki bir doğrulama uygulamasıyla tarayın. Uygulama bundan sonra 30 saniyede bir yeni kod gösterir.",
 "security.totp.qr": "Doğrulama uygulamanız için QR kodu",
 "security.totp.byHand": "Veya bu anahtarı uygulamaya yazın",
 "security.totp.keep.title": "Bu yedek kodları saklayın",
 "security.totp.keep.body": "Her biri bir kez uygulamanın yerine geçer. Telefonunuzu ve bu kodları kaybederseniz girişiniz cüzdanı yeni bir cihazda açamaz.",
 "security.totp.kept": "Sakladım",
 "security.totp.confirm.title": "Bir kod yazın",
 "security.totp.confirm.body": "Doğrulama uygulamanızın şu anda gösterdiği altı rakam.",
 "security.totp.turnOn": "Aç",
 "security.totp.codeLabel": "Uygulamadaki kod",
 "security.totp.backupLabel": "Yedek kod",
 "security.totp.useBackup": "Yedek kod kullan",
 "security.totp.useApp": "Uygulamayı kullan",
 "security.totp.step.title": "Siz olduğunuzu doğrulayın",
 "security.totp.step.body": "Doğrulama uygulamanızın şu anda gösterdiği altı rakamı yazın.",
 "security.totp.unlock.title": "Cüzdanınızı açın",
 "security.totp.unlock.body": "Cüzdanınız bu cihazı henüz tanımıyor. Doğrulama uygulamanızın şu anda gösterdiği altı rakamı yazın.",
 "security.totp.removeTotp.title": "Doğrulama uygulaması kaldırılsın mı?",
 "security.totp.removeTotp.body": "Sonrasında kod istenmez. Onaylamak için son bir kod yazın.",
 "security.done.totp.title": "Doğrulama uygulamanız açık",
 "security.done.totp.body": "Cüzdanınız artık yalnızca girişinize sahip yeni bir cihaza güvenmeden önce kod ister.",
 "security.done.removeTotp.title": "Kaldırıldı",
 "security.done.removeTotp.body": "Cüzdanınız artık kod istemiyor. Uygulamanızdaki kaydı silebilirsiniz.",
 "security.news.totp": "Doğrulama uygulamanız açık.",
 "security.news.removeTotp": "Cüzdanınız artık kod istemiyor.",
 "security.locked.code": "Giriş yaptınız. Cüzdanınızı burada açmak için doğrulama uygulamanızı kullanın.",
 "security.problem.codeWrong": "Kod doğru değil veya daha önce kullanılmış. Uygulamanızda bir sonrakini bekleyin.",
 "security.problem.codeLocked": "Çok fazla yanlış kod girildi. Kodlar bir süre reddedilir; daha sonra tekrar deneyin.",
 "security.problem.codeLate": "Yazdığınız kod artık geçerli değil. Bu pencereyi kapatıp yeniden başlayın.",
 "security.level.assisted.totp.title": "Bu cüzdanı girişiniz ve bir kod açar",
 "security.level.assisted.totp.body": "Yeni bir cihaz, girişinizi ve doğrulama uygulamanızdan bir kod ister. Bu cüzdanın işletmecisi onu yine de açabilir.",
 "security.locked.other": "Başka bir yolla aç",
 "security.unlock.device": "Başka cihaz kullan",
 "security.wait.title": "Başka bir cihazda onaylayın",
 "security.wait.body": "Cüzdanınızı açan bir cihazda “Güvenlik” bölümüne gidin, “Yeni cihazı onayla” seçeneğini seçin ve bu kodu orada yazın.",
 "security.wait.status": "Diğer cihaz bekleniyor…",
 "security.wait.warning": "Bu kodu kimseye söylemeyin. Bir kez, 10 dakika boyunca geçerlidir.",
 "security.do.approve": "Yeni cihazı onayla",
 "security.title.approve": "Yeni cihazı onayla",
 "security.approve.title": "Yeni cihazı onaylayın",
 "security.approve.body": "Yeni cihazda giriş yapın ve “Başka cihaz kullan” seçeneğini seçin. Sonra gösterdiği kodu yazın.",
 "security.approve.label": "Yeni cihazdaki kod",
 "security.approve.ask": "Bu sizin cihazınız mı?",
 "security.approve.device": [
  [
   "browser"
  ],
  " (",
  [
   "site"
  ],
  ") cüzdanınızı açmak istiyor."
 ],
 "security.approve.warning": "Yalnızca o cihaz sizin elinizdeyse onaylayın. Kodu size başka bir kişi verdiyse reddedin: cüzdandaki her şeyi alabilir.",
 "security.approve.do": "Cüzdanımı açabilsin",
 "security.approve.decline": "Reddet",
 "security.done.approve.title": "Yeni cihaz cüzdanınızı açıyor",
 "security.done.approve.body": "“Cihazlar ve hareketler” altında listelenir, oradan kaldırabilirsiniz.",
 "security.news.approve": "Yeni cihaz cüzdanınızı açıyor.",
 "security.problem.deviceCode": "Hiçbir yeni cihaz bu kodu göstermiyor. Kodu karşılaştırın ve cihazın hâlâ beklediğini kontrol edin.",
 "security.problem.declined": "Diğer cihaz reddetti.",
 "security.problem.ended": "Kodun süresi doldu. Yeni cihazda yeniden başlayın.",
 "security.devices.waits": [
  "Yeni, ",
  [
   "site"
  ],
  ". Cüzdanınızı açabileceği zaman: ",
  [
   "time"
  ],
  ". Sizin değilse kaldırın."
 ],
 "security.title.share": "Cüzdanınız başka bir uygulamada",
 "security.share.title": "Cüzdanınız burada da kullanılsın mı?",
 "security.share.about": [
  [
   "site"
  ],
  " üzerinde bir cüzdanınız var. Bu uygulama da onu mu kullansın, yoksa ayrı bir cüzdanı mı olsun, siz karar verin."
 ],
 "security.share.body": [
  [
   "app"
  ],
  ", cüzdanınızın bulunduğu uygulamayla aynı sağlayıcıya ait."
 ],
 "security.share.from": "Cüzdanınızın yeri",
 "security.share.to": "Ayrıca",
 "security.share.gets": "Uygulama, adresinizi ve ilişkili cüzdanlarınızı görür ve imza isteyebilir. Her zamanki gibi her birini siz onaylarsınız.",
 "security.share.same": "İki uygulama da aynı kişi olduğunuzu anlayabilir. Anahtarlarınız cüzdanda kalır.",
 "security.share.end": "Bunu “Cihazlar ve hareketler” altında sonlandırabilirsiniz.",
 "security.share.yes": "Bu cüzdanı kullan",
 "security.share.no": "Ayrı cüzdan oluştur",
 "security.share.foot": "Ayrı bir cüzdanla size yeniden sorulmaz.",
 "security.done.share.title": "Aynı cüzdan, burada da",
 "security.done.share.body": "Bu pencereyi kapatabilirsiniz.",
 "security.done.separate.title": "Ayrı bir cüzdan",
 "security.done.separate.body": "Uygulamalar ayrı kalır. Bu pencereyi kapatabilirsiniz.",
 "security.apps.heading": "Bu cüzdanı kullanan diğer uygulamalar",
 "security.apps.this": [
  [
   "name"
  ],
  ", bu uygulama"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", eklendi: ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Cüzdanı ",
  [
   "site"
  ],
  " üzerinden kaldır"
 ],
 "security.remove.app.title": "Cüzdan bu uygulamadan kaldırılsın mı?",
 "security.remove.app.body": "Uygulamanın oturumu hemen kapatılır ve artık imza isteyemez. Oradaki bir sonraki girişte yeniden karar verirsiniz.",
 "security.confirm.row": "Geçiş anahtarımı iste",
 "security.confirm.about.none": "Daha önce eklediğiniz geçiş anahtarları istenemiyor. Bunu kullanmak için bir tane daha ekleyin.",
 "security.confirm.about.never": "Hiçbir zaman. Kilidi açık tarayıcınızın başındaki bir kişi bir şeyi onaylayabilir.",
 "security.confirm.about.above": "Bir tutarın üzerinde ve değeri bilinmeyen her şeyde.",
 "security.confirm.about.always": "Her onayda. Geçiş anahtarınız olmadan hiçbir şey imzalanmaz.",
 "security.confirm.about.ending": "Her onayda, ama yakında değil: bu, geçiş anahtarı olmadan istendi. Korumak için geçiş anahtarınızı bir kez kullanın.",
 "security.confirm.change": "Değiştir",
 "security.confirm.change.label": "Geçiş anahtarımın ne zaman isteneceğini değiştir",
 "security.confirm.title": "Geçiş anahtarınız ne zaman istensin",
 "security.confirm.body": "O zaman onaylar geçiş anahtarınızı da gerektirir. Seçiminiz diğer cihazlarınızda da geçerlidir.",
 "security.confirm.mode.never": "Hiçbir zaman",
 "security.confirm.mode.never.about": "Onay yeterlidir.",
 "security.confirm.mode.above": "Bir tutarın üzerinde",
 "security.confirm.mode.above.about": "Ayrıca tokenlar, izinler, mesajlar ve sözleşme çağrıları için.",
 "security.confirm.mode.always": "Her onayda",
 "security.confirm.mode.always.about": "Sunucu, anahtarınızın kendisindeki yarısını yalnızca geçiş anahtarınızla verir.",
 "security.confirm.limit": [
  "Şundan fazla (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Her onay, ücretiyle birlikte tek başına sayılır. Diğer paralar için geçiş anahtarınız her zaman istenir.",
 "security.confirm.save": "Geçiş anahtarımla kaydet",
 "security.confirm.use": "Geçiş anahtarınızı kullanın",
 "security.confirm.back": "Geri",
 "security.confirm.step.title": "Siz olduğunuzu doğrulayın",
 "security.confirm.step.body": "Cüzdan her açıldığında geçiş anahtarınız isteniyor. Bu, onu iki dakika boyunca değiştirmenizi sağlar.",
 "security.confirm.lost": "Geçiş anahtarım artık yok",
 "security.confirm.lost.title": "Geçiş anahtarı olmadan kapatılsın mı?",
 "security.confirm.lost.body": "Üç gün sonra sona erer ve şimdi bir e-posta alırsınız. O zamana kadar bir geçiş anahtarınız kullanılırsa açık kalır.",
 "security.confirm.lost.do": "Üç gün sonra sonlandır",
 "security.done.confirm.title": "Seçiminiz kaydedildi",
 "security.done.confirm.body": "Artık tüm cihazlarınızda geçerli.",
 "security.done.confirmEnding.title": "Üç gün sonra sona eriyor",
 "security.done.confirmEnding.body": "O zamana kadar geçiş anahtarınız olmadan hiçbir şey imzalanmaz.",
 "security.news.confirm": "Geçiş anahtarınızın ne zaman isteneceği değiştirildi.",
 "security.news.confirmEnding": "Geçiş anahtarınız üç gün sonra artık istenmeyecek.",
 "security.problem.confirmWrong": "Bu geçiş anahtarı kabul edilmedi. Bu cüzdanın bir geçiş anahtarını kullanıp tekrar deneyin.",
 "security.problem.noLimit": "En az bir para için tutar yazın.",
 "security.problem.badLimit": "Tutarları 0.1 gibi rakamlarla yazın.",
 "security.level.assisted.confirm.title": "Girişiniz bu cüzdanı yalnızca geçiş anahtarınızla açar",
 "security.level.assisted.confirm.body": "Geçiş anahtarınız olmadan giriş yeni bir cihaz açmaz ve hiçbir şey imzalanmaz. Bu cüzdanın işletmecisi onu yine de açabilir.",
 "security.looks.heading": "Destek ekibinin yaptıkları",
 "security.looks.app": [
  [
   "app"
  ],
  " destek ekibi hesabınıza baktı"
 ],
 "security.looks.operator": [
  "Bu cüzdan hizmetinin işletmecisi, ",
  [
   "app"
  ],
  " için hesabınıza baktı"
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " hesabınızı kapattı"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " hesabınızı yeniden açtı"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " hesabınızın silinmesini istedi"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " artık hesabınızın silinmesini istemiyor"
 ],
 "security.looks.deletion-stopped": [
  [
   "app"
  ],
  " hesabınızı korudunuz"
 ],
 "security.looks.erases": [
  "Bu hesap ve cüzdanı şu zaman silinecek: ",
  [
   "time"
  ],
  ". Korumak için e-postamızdaki bağlantıyı açın. Cüzdandakileri korumak için önceden kurtarma kelimelerini saklayın."
 ],
 "security.leaving.title": "Bu uygulama hesabınızı kapattı",
 "security.leaving.body": [
  "Cüzdanınızı ",
  [
   "host"
  ],
  " üzerinde artık kullanamazsınız. O hâlâ sizin: kurtarma kelimelerini saklayın ve onu başka herhangi bir cüzdanda açın."
 ],
 "security.leaving.continue": "Cüzdanımı yanıma al",
 "security.leaving.close": "Kapat"
}
export default catalogue
