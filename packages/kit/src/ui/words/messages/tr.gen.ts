// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Cüzdanı bağla",
 "button.connecting": "Bağlanıyor…",
 "button.wrongNetwork": "Yanlış ağ",
 "a11y.close": "Kapat",
 "a11y.back": "Geri",
 "a11y.help": "Cüzdan nedir?",
 "a11y.copied": "Kopyalandı",
 "a11y.copyFailed": "Kopyalanamadı",
 "a11y.loading": "Yükleniyor",
 "a11y.dismiss": "Kapat",
 "a11y.newTab": "yeni sekmede açılır",
 "a11y.clearSearch": "Aramayı temizle",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Sonuç yok",
    "one": [
     0,
     " sonuç"
    ],
    "other": [
     0,
     " sonuç"
    ]
   }
  ]
 ],
 "action.tryAgain": "Tekrar dene",
 "action.openWallet": [
  [
   "wallet"
  ],
  " uygulamasını aç"
 ],
 "action.otherWallet": "Başka cüzdan seç",
 "branding.poweredBy": [
  "Altyapı: ",
  [
   "name"
  ]
 ],
 "badge.recent": "Son kullanılan",
 "badge.installed": "Yüklü",
 "badge.active": "Etkin",
 "badge.current": "Geçerli",
 "badge.connected": "Bağlı",
 "badge.testnet": "Test ağı",
 "connect.title": "Cüzdanı bağla",
 "connect.allWallets": "Tüm cüzdanlar",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Giriş yap",
 "connect.noWallet": "Cüzdanım yok",
 "connect.whatIsWallet": "Cüzdan nedir?",
 "connect.empty.title": "Cüzdan bulunamadı",
 "connect.empty.body": "Bu tarayıcıda henüz cüzdan yok. Cüzdan edinmek birkaç dakika sürer.",
 "connect.forChain": [
  [
   "chain"
  ],
  " ile çalışan cüzdanlar"
 ],
 "connect.chooseChain.title": "Zincir seçin",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " birkaç zincirle çalışıyor. Hangisine bağlanmak istersiniz?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " ağ"
    ],
    "other": [
     0,
     " ağ"
    ]
   }
  ]
 ],
 "allWallets.title": "Tüm cüzdanlar",
 "allWallets.search": "Cüzdan ara",
 "allWallets.list": "Cüzdanlar",
 "allWallets.empty.title": "Cüzdan bulunamadı",
 "allWallets.empty.body": [
  "“",
  [
   "query"
  ],
  "” için sonuç yok. Yazımı kontrol edin veya başka bir ad deneyin."
 ],
 "allWallets.more": "Daha fazla göster",
 "connecting.waiting.title": [
  [
   "wallet"
  ],
  " uygulamasını açıp onaylayın"
 ],
 "connecting.waiting.body": "Cüzdanınızda bekleyen bir istek var.",
 "connecting.declined.title": "İstek reddedildi",
 "connecting.declined.body": "Tekrar deneyebilirsiniz.",
 "connecting.pending.title": "Zaten açık bir istek var",
 "connecting.pending.body": [
  [
   "wallet"
  ],
  " içinde yanıtlayın, sonra tekrar deneyin."
 ],
 "connecting.inApp.title": [
  [
   "wallet"
  ],
  " içinde devam edin"
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " bu sayfayı kendi tarayıcısında açar. Oradan bağlanın."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " yüklü değil"
 ],
 "connecting.notInstalled.body": "Yükleyin, sonra buraya dönüp sayfayı yenileyin.",
 "connecting.notInstalled.install": [
  [
   "wallet"
  ],
  " yükle"
 ],
 "connecting.timedOut.title": [
  [
   "wallet"
  ],
  " yanıt vermedi"
 ],
 "connecting.timedOut.body": "İstek çok uzun sürdü. Cüzdanınızı açıp tekrar deneyin.",
 "connecting.blocked.title": "Pencere engellendi",
 "connecting.blocked.body": [
  "Tarayıcınız ",
  [
   "wallet"
  ],
  " uygulamasının açılmasına izin vermedi. Sorarsa bu sayfa için açılır pencerelere izin verin, sonra tekrar deneyin."
 ],
 "connecting.failed.title": "Bağlanılamadı",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " bir sorun bildirdi. Tekrar deneyin veya başka bir cüzdan seçin."
 ],
 "connecting.done": "Bağlandı",
 "error.connect/rejected": "İstek reddedildi. Tekrar deneyebilirsiniz.",
 "error.connect/failed": "Bağlanılamadı. Tekrar deneyin.",
 "error.connect/pending": "Cüzdanınızda zaten açık bir istek var. Önce onu yanıtlayın.",
 "error.connect/timeout": "Cüzdan zamanında yanıt vermedi. Tekrar deneyin.",
 "error.connect/not_installed": "Bu cüzdan bu tarayıcıda yüklü değil.",
 "error.connection/none": "Bağlı cüzdan yok.",
 "error.connection/reconnecting": "Hâlâ yeniden bağlanıyor. Biraz bekleyip tekrar deneyin.",
 "error.disconnect/failed": "Bağlantı kesilemedi. Tekrar deneyin.",
 "error.network/unknown": "Bu ağ burada bilinmiyor.",
 "error.network/unsupported": "Cüzdanınız bu ağı kullanamıyor.",
 "error.network/switch_failed": "Ağ değiştirilemedi. Tekrar deneyin.",
 "error.network/switch_rejected": "Geçiş reddedildi. Tekrar deneyebilirsiniz.",
 "error.sign/rejected": "İmza reddedildi. Tekrar deneyebilirsiniz.",
 "error.sign/failed": "Cüzdanınız imzalayamadı. Tekrar deneyin.",
 "error.balance/unavailable": "Bakiye kullanılamıyor",
 "error.wallet/disconnected": "Cüzdanınızın bağlantısı koptu. Açıp tekrar deneyin.",
 "error.wallet/unauthorized": "Cüzdanınız buna izin vermedi. Kilidini açıp tekrar deneyin.",
 "error.wallet/unsupported_method": "Cüzdanınız bunu yapamıyor.",
 "error.request/action_not_allowed": "İşleme izin verilmiyor",
 "error.request/timeout": "Zamanında yanıt gelmedi. Tekrar deneyin.",
 "error.request/http_failed": "Sunucuya ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.",
 "error.general/unexpected": "Bir şeyler ters gitti. Tekrar deneyin.",
 "alert.view/unavailable.title": "Ekran kullanılamıyor",
 "alert.view/unavailable.body": "Bu uygulama bunu burada sunmuyor.",
 "alert.network/not_found.title": "Ağ bulunamadı",
 "alert.network/not_found.body": "Bu uygulama o ağ için ayarlanmamış.",
 "alert.project/origin_not_allowed.title": "Geçersiz uygulama yapılandırması",
 "alert.project/origin_not_allowed.body": "Bu adres projenin izin listesinde değil. Proje sahibi, adresi proje ayarlarında ekleyebilir.",
 "alert.project/domain_unverified.title": "Geçersiz uygulama yapılandırması",
 "alert.project/domain_unverified.body": "Bu alan adı proje için doğrulanmamış.",
 "alert.project/invalid_id.title": "Geçersiz uygulama yapılandırması",
 "alert.project/invalid_id.body": "Geçersiz proje kimliği - yapılandırmayı güncelleyin",
 "alert.project/missing_id.title": "Proje kimliği ayarlanmamış",
 "alert.project/missing_id.body": "Bu özellik için bir proje gerekir.",
 "alert.embedded/load_failed.title": "Ağ hatası - gömülü cüzdan yüklenemedi",
 "alert.embedded/load_failed.body": "Bağlantınızı kontrol edip daha sonra tekrar deneyin.",
 "alert.embedded/timeout.title": "Gömülü cüzdan zamanında yanıt vermedi",
 "alert.embedded/timeout.body": "Daha sonra tekrar deneyin.",
 "alert.session/expired.title": "Oturumun süresi doldu",
 "alert.session/expired.body": "Bu cihazın tarih ve saatini kontrol edip yeniden bağlanın.",
 "alert.config/server_error.title": "Sunucu hatası",
 "alert.config/server_error.body": "Uygulama yapılandırması alınamadı. Bazı özellikler eksik olabilir.",
 "alert.config/rate_limited.title": "Çok fazla istek",
 "alert.config/rate_limited.body": "Biraz bekleyip sayfayı yenileyin.",
 "time.now": "Az önce",
 "time.minute": [
  [
   "count",
   4
  ],
  " dk"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " sa"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " g"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " ay"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " yıl"
 ],
 "error.connect/window_blocked": "Tarayıcınız cüzdanınızın penceresini engelledi. Tekrar deneyin.",
 "error.node/insufficient_funds": "Tutar ve ağ ücreti için yeterli bakiyeniz yok.",
 "error.node/execution_reverted": "Sözleşme bu işlemi reddederdi. Hiçbir şey gönderilmedi.",
 "error.node/nonce_too_low": "Cüzdanınız bu numarayla zaten bir işlem gönderdi. Tekrar deneyin.",
 "error.node/nonce_too_high": "Bu hesabın daha önceki bir işlemi hâlâ eksik. O tamamlanınca tekrar deneyin.",
 "error.node/fee_cap_too_low": "Ağ ücreti yükseldi. Tekrar deneyin.",
 "error.pay/invalid_request": "Uygulamanın isteği geçerli değil. Hiçbir ödeme yapılmadı.",
 "error.pay/unsupported_asset": "Bu tokenla buradan ödeme yapılamaz. Var olmayabilir veya her transferden pay alıyor olabilir.",
 "error.pay/in_progress": "Bu ödeme başka bir sekmede yapılıyor. Orada tamamlayın.",
 "error.pay/insufficient_funds": "Bu takas ve ağ ücreti için yeterli bakiyeniz yok.",
 "remote.title": "QR koduyla bağlan",
 "remote.off.title": "QR kodları burada kullanılamıyor",
 "remote.off.body": "Bu uygulamada QR koduyla bağlantı ayarlanmamış. Bunun yerine bu tarayıcıdaki bir cüzdanı kullanabilirsiniz.",
 "remote.off.allWallets": "Tüm cüzdanları gör",
 "badge.qr": "QR kodu",
 "remote.code": "Cüzdanınız için QR kodu",
 "remote.scan": "Bu kodu telefonunuzdaki bir cüzdanla tarayın.",
 "remote.scanWith": [
  "Bu kodu telefonunuzda ",
  [
   "wallet"
  ],
  " ile tarayın."
 ],
 "remote.scanHere": "Bu kodu başka bir cihazla tarayın veya bu cihazda bir cüzdan açın.",
 "remote.renews": [
  [
   "seconds"
  ],
  " sn sonra yeni bir kod gelir."
 ],
 "remote.copy": "Bağlantıyı kopyala",
 "remote.getApp": "Uygulamayı edin",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  [
   "wallet"
  ],
  " kullandığınız yer"
 ],
 "remote.tab.browser": "Tarayıcı",
 "remote.tab.mobile": "Mobil",
 "remote.tab.desktop": "Bilgisayar",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " algılanmadı"
 ],
 "remote.notDetected.body": "Bu tarayıcıya yükleyip sayfayı yenileyin. Veya başka bir cihazda kullanın.",
 "remote.notDetected.phone": "Telefonu kullan",
 "remote.open.title": [
  [
   "wallet"
  ],
  " içinde devam edin"
 ],
 "remote.open.body": "Orada kabul edin, sonra bu sayfaya dönün.",
 "remote.open.device": "Bu cihazda bir cüzdan aç",
 "remote.help.title": "Açılmadı mı?",
 "remote.help.body": [
  "Bağlantıyı kopyalayıp ",
  [
   "wallet"
  ],
  " içine yapıştırın veya önce uygulamayı edinin."
 ],
 "remote.help.inApp": [
  "Bu sayfayı ",
  [
   "wallet"
  ],
  " içinde aç"
 ],
 "remote.help.site": "Web sitesini aç",
 "remote.linking.title": "Neredeyse tamam",
 "remote.linking.body": "Cüzdanınız kabul etti. Bağlantı kuruluyor.",
 "remote.declined.title": "Cüzdanda reddedildi",
 "remote.declined.body": "Hiçbir bağlantı kurulmadı. Tekrar deneyebilirsiniz.",
 "remote.unreachable.title": "Kod oluşturulamadı",
 "remote.unreachable.body": "Cüzdanınıza ulaşan hizmet yanıt vermiyor. İnternet bağlantınızı kontrol edip tekrar deneyin.",
 "remote.refused.title": "Kod oluşturulamadı",
 "remote.refused.body": "Cüzdanınıza ulaşan hizmet bu sayfayı reddetti. Cihazınızın saatini kontrol edip tekrar deneyin.",
 "remote.failed.title": "Bağlanılamadı",
 "remote.failed.body": "Cüzdanın yanıtı burada kullanılamıyor. Tekrar deneyin veya başka bir cüzdan seçin.",
 "error.pairing/expired": "Cüzdanınız yanıt vermeden kodun süresi doldu. Tekrar deneyin.",
 "error.pairing/relay_unreachable": "Bu sayfa ile cüzdanınız arasındaki hizmete ulaşılamadı. Tekrar deneyin.",
 "error.pairing/relay_refused": "Bu sayfa ile cüzdanınız arasındaki hizmet bu uygulamayı reddetti. Uygulamayı yapanlara bildirin.",
 "error.pairing/invalid_grant": "Cüzdanınız istenenden farklı bir izin verdi. Tekrar deneyin.",
 "embedded.frame.login": "Cüzdanınıza giriş yapın",
 "embedded.frame.approval": "Cüzdanınıza gelen istek",
 "embedded.frame.account": "Cüzdan hesabınız",
 "embedded.sending": [
  [
   "email"
  ],
  " adresine e-posta gönderiliyor"
 ],
 "embedded.waiting": "Cüzdanınız yükleniyor",
 "embedded.linking.title": "Giriş yaptınız",
 "embedded.linking.body": "Cüzdanınız açılıyor…",
 "embedded.failed.title": "Giriş yapılamadı",
 "embedded.failed.noAccess": "Bu hesabın erişimi yok",
 "embedded.failed.otherEmail": "Başka e-posta kullan",
 "embedded.row.subtitle": "E-postayla giriş yapıldı",
 "embedded.security.title": "Güvenlik",
 "embedded.security.subtitle": "Cüzdanınızı kimler açabilir",
 "embedded.security.assisted": "Yalnızca girişiniz onu açmaya yeter.",
 "embedded.security.fragile": "Onu yalnızca siz, tek bir yolla açabilirsiniz.",
 "embedded.security.secured": "Onu yalnızca siz açabilirsiniz.",
 "embedded.security.exit": "Onu yalnızca siz açabilirsiniz ve ayrılabilirsiniz.",
 "embedded.security.next.kit": "Sırada: kurtarma kiti",
 "embedded.security.next.passkey": "Sırada: geçiş anahtarı",
 "embedded.security.next.secure": "Sırada: yalnızca sizin olması",
 "embedded.security.next.export": "Sırada: çıkış kiti",
 "embedded.security.failed": "Bu gösterilemedi",
 "embedded.change.intro": "Önce mevcut adresinize, sonra yeni adrese bir kod gelir.",
 "embedded.change.present": "Mevcut e-posta",
 "embedded.change.label": "Yeni e-posta adresi",
 "embedded.change.send": "Devam et",
 "embedded.change.done": "E-posta değiştirildi",
 "embedded.notAllowed": "İşleme izin verilmiyor",
 "embedded.error.email_invalid": "ana@example.com gibi bir e-posta adresi girin.",
 "embedded.error.login/cool_down": [
  "Lütfen ",
  [
   "seconds"
  ],
  " saniye sonra tekrar deneyin"
 ],
 "embedded.error.embedded/load_failed": "Cüzdan yüklenemedi. Bağlantınızı kontrol edip daha sonra tekrar deneyin.",
 "embedded.error.embedded/timeout": "Cüzdanın yanıt vermesi çok uzun sürdü. Tekrar deneyin.",
 "embedded.error.login/mail_failed": "E-posta teslim edilemedi. Adresi kontrol edin veya tekrar deneyin.",
 "embedded.error.login/attempt_ended": "Kodun süresi doldu. Yeni bir kod isteyin.",
 "embedded.error.login/too_many_tries": "Çok fazla yanlış kod girildi. Yeni bir kod isteyin.",
 "embedded.error.login/device_refused": "E-postada başka bir sayı seçildi. Tekrar deneyin ve burada gördüğünüz sayıyı seçin.",
 "embedded.error.login/change_pending": "Bu hesabın e-postası değiştirildi. Geri almak için bildirimdeki bağlantıyı açın veya bir gün bekleyin.",
 "embedded.error.login/not_allowed": "Bu site bu hesabı kabul etmiyor. Başka bir hesap kullanın veya siteden erişim isteyin.",
 "embedded.error.login/user_disabled": "Bu uygulama hesabınızı kapattı. Cüzdanınızı yanınıza almak için yeniden giriş yapın.",
 "embedded.error.login/email_off": "E-postayla giriş burada kullanılamıyor.",
 "embedded.error.login/clock_skewed": "Bu cihazın tarih ve saatini kontrol edip tekrar deneyin.",
 "embedded.error.request/http_failed": "Cüzdanın sunucusuna ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.",
 "embedded.error.embedded/unreachable": "Cüzdanınıza şu anda ulaşılamıyor. Bir dakika sonra tekrar deneyin.",
 "embedded.error.embedded/untrusted": "Sunucu cüzdanınıza ait olmayan bir şey gönderdiği için cüzdanınız açılmadı. Bu sitenin destek ekibinden yardım isteyin.",
 "embedded.error.stopped": "Cüzdanlar şu anda duraklatıldı. Daha sonra tekrar deneyin.",
 "embedded.error.escrow/login_required": "E-postadaki bağlantı ve kodla yeniden giriş yapın.",
 "embedded.error.request/too_many": "Aynı anda çok fazla istek var. Biraz bekleyip tekrar deneyin.",
 "embedded.error.failed": "Bu işe yaramadı. Tekrar deneyin.",
 "embedded.row.social": [
  [
   "provider"
  ],
  " ile giriş yapıldı"
 ],
 "embedded.social.list": "Bir hesapla giriş yap",
 "embedded.social.continue": [
  [
   "provider"
  ],
  " ile devam et"
 ],
 "embedded.social.waiting.title": "Pencerede devam edin",
 "embedded.social.waiting.body": [
  "Açılan pencerede ",
  [
   "provider"
  ],
  " ile giriş yapın."
 ],
 "embedded.social.blocked": "Pencere engellendi",
 "embedded.social.closed": "Pencere kapatıldı",
 "embedded.social.declined": "Giriş reddedildi",
 "embedded.social.open": "Pencereyi aç",
 "embedded.social.other": "Başka bir yol kullan",
 "embedded.farcaster.scan": "Telefonunuzla tarayın",
 "embedded.farcaster.here": "Farcaster’da devam et",
 "embedded.farcaster.only": "Farcaster uygulamasında onaylayın. Yalnızca kendi başlattığınız girişi onaylayın.",
 "embedded.farcaster.expires": [
  "Bu kodun süresi ",
  [
   "seconds"
  ],
  " saniye sonra dolar."
 ],
 "embedded.farcaster.code": "Farcaster uygulaması için kod",
 "embedded.farcaster.copy": "Bağlantıyı kopyala",
 "embedded.farcaster.open": "Farcaster’ı aç",
 "embedded.farcaster.failed": [
  [
   "provider"
  ],
  " bağlantısı kurulamadı"
 ],
 "embedded.farcaster.expired": "Kodun süresi doldu",
 "embedded.farcaster.expiredBody": "Zamanında onaylanmadı. Yeni bir kod için tekrar deneyin.",
 "embedded.error.login/window_blocked": "Tarayıcınız pencerenin açılmasına izin vermedi. Aşağıdaki düğmeyle açın.",
 "embedded.error.login/window_closed": "Giriş yapmadan kapattınız. Tekrar deneyebilirsiniz.",
 "embedded.error.login/window_foreign": "Pencerede başka bir sayı seçildi. Tekrar deneyin ve burada gördüğünüz sayıyı seçin.",
 "embedded.error.login/visit_ended": "Giriş çok uzun sürdü. Tekrar deneyin.",
 "embedded.error.login/provider_declined": "Pencerede reddettiniz, bu yüzden hiçbir şey paylaşılmadı. Tekrar deneyebilirsiniz.",
 "embedded.error.login/provider_failed": "Giriş orada doğrulanamadı. Birazdan tekrar deneyin.",
 "embedded.error.login/provider_off": "Bu giriş yolu burada kullanılamıyor. Başka birini kullanın.",
 "embedded.passkey.continue": "Geçiş anahtarıyla devam et",
 "embedded.passkey.name": "Geçiş anahtarı",
 "embedded.row.passkey": "Geçiş anahtarıyla giriş yapıldı",
 "embedded.guest.continue": "Misafir olarak devam et",
 "embedded.guest.name": "Misafir",
 "embedded.row.guest": "E-posta olmadan",
 "embedded.guest.secure": "Bu cüzdanı güvene al",
 "embedded.security.temporary": "Yalnızca bu tarayıcıda. Verileri temizlenirse cüzdan yok olur.",
 "embedded.error.login/guest_off": "Bu site misafir kabul etmiyor. Başka bir yol kullanın.",
 "embedded.linked.title": "İlişkili cüzdanlar",
 "embedded.linked.subtitle": "Zaten sahip olduğunuz cüzdanlar",
 "embedded.linked.intro": "Bu uygulama bu cüzdanların sizin olduğunu biliyor. Bu cüzdanlar, girişinizin cüzdanını açamaz.",
 "embedded.linked.unread": "İlişkili cüzdanlarınız yüklenemedi",
 "embedded.linked.none.title": "İlişkili cüzdan yok",
 "embedded.linked.none.body": "Sahip olduğunuz bir cüzdanı ilişkilendirin; böylece bu uygulama onun sizin olduğunu bilir. Cüzdan bir mesaj imzalar, bu ücretsizdir.",
 "embedded.linked.add": "Cüzdan ilişkilendir",
 "embedded.linked.full": [
  [
   "count"
  ],
  " cüzdan ilişkilendirdiniz, daha fazlası olmaz. Önce birini kaldırın."
 ],
 "embedded.linked.choose": "Bu tarayıcıdaki bir cüzdanı seçin.",
 "embedded.linked.missing.title": "Cüzdan bulunamadı",
 "embedded.linked.missing.body": "Bu tarayıcıya bir cüzdan yükleyin veya cüzdanı etkinleştirip tekrar deneyin.",
 "embedded.linked.unlink": "İlişkiyi kaldır",
 "embedded.linked.keep": "Kalsın",
 "embedded.linked.cancel": "İptal",
 "embedded.linked.confirm.title": [
  [
   "name"
  ],
  " ilişkisi kaldırılsın mı?"
 ],
 "embedded.linked.confirm.body": "Bu uygulama artık bu cüzdanın sizin olduğunu bilmeyecek. Yeniden ilişkilendirebilirsiniz.",
 "embedded.linked.step.connect.title": [
  [
   "name"
  ],
  " içinde bağlanın"
 ],
 "embedded.linked.step.connect.body": "İlişkilendirmek istediğiniz hesabı seçin.",
 "embedded.linked.step.approve.title": [
  [
   "name"
  ],
  " ilişkilendiriliyor"
 ],
 "embedded.linked.step.approve.body": "İstek yükleniyor…",
 "embedded.linked.step.sign.title": [
  [
   "name"
  ],
  " ile imzalayın"
 ],
 "embedded.linked.step.sign.body": "Mesaj, cüzdanın sizin olduğunu gösterir. Hiçbir varlığı taşımaz.",
 "embedded.linked.declined": "Reddedildi. Hiçbir şey ilişkilendirilmedi.",
 "embedded.linked.error.links/taken": "Bu cüzdan bu uygulamanın başka bir hesabıyla ilişkili. Önce oradaki ilişkiyi kaldırın.",
 "embedded.linked.error.links/ended": "Bu çok uzun sürdü. Tekrar deneyin.",
 "embedded.linked.error.escrow/waiting": "Bu cihaz yeni. Sizin cüzdanınızı açabildiğinde cüzdan ilişkilendirebilir."
}
export default catalogue
