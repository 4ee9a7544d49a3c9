// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Yapabilecekleriniz",
 "account.action.onramp": "Satın al",
 "account.action.swaps": "Takas et",
 "account.action.receive": "Al",
 "account.action.send": "Gönder",
 "account.tabs": "Hesabın içeriği ve hareketleri",
 "account.tab.tokens": "Tokenlar",
 "account.tab.nfts": "NFT’ler",
 "account.tab.activity": "Hareketler",
 "account.menu": "Bu hesap hakkında daha fazlası",
 "account.balanceUnsupportedBody": "Bu uygulama, cüzdanınızın bulunduğu ağı okuyamıyor. Varlıklarınız etkilenmez.",
 "account.partial": "Fiyatı bilinmeyen tokenlar hariç",
 "account.stale": "Bu rakamlar tam güncel olmayabilir",
 "account.priceUnknown": "Fiyat bilinmiyor",
 "account.searchTokens": "Token ara",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " tokenı göster"
    ],
    "other": [
     0,
     " tokenın tümünü göster"
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
     0,
     " gizli tokenı göster"
    ],
    "other": [
     0,
     " gizli tokenı göster"
    ]
   }
  ]
 ],
 "account.hideTokens": "Bu tokenları yeniden gizle",
 "account.empty.title": "Bu hesap boş",
 "account.empty.body": "Aldığınız veya satın aldığınız varlıklar burada görünür.",
 "account.empty.receive": "Adresimi göster",
 "account.empty.buy": "Kripto satın al",
 "account.noTokens.title": "Token bulunamadı",
 "account.noTokens.body": [
  "“",
  [
   "query"
  ],
  "” için sonuç yok. Yazımı kontrol edin veya başka bir ad deneyin."
 ],
 "account.tokensUnavailable.title": "Tokenlar kullanılamıyor",
 "account.tokensUnavailable.body": "Birazdan tekrar deneyeceğiz. Varlıklarınız etkilenmez.",
 "activity.done.send": "Gönderildi",
 "activity.kind.send": "Gönderme",
 "activity.done.receive": "Alındı",
 "activity.kind.receive": "Alma",
 "activity.done.trade": "Takas edildi",
 "activity.kind.trade": "Takas",
 "activity.done.approve": "İzin verildi",
 "activity.kind.approve": "İzin verme",
 "activity.done.revoke": "İzin kaldırıldı",
 "activity.kind.revoke": "İzni kaldırma",
 "activity.done.mint": "Basıldı",
 "activity.kind.mint": "Basım",
 "activity.done.burn": "Yakıldı",
 "activity.kind.burn": "Yakma",
 "activity.done.deposit": "Yatırıldı",
 "activity.kind.deposit": "Yatırma",
 "activity.done.withdraw": "Çekildi",
 "activity.kind.withdraw": "Çekme",
 "activity.done.claim": "Talep edildi",
 "activity.kind.claim": "Talep",
 "activity.done.stake": "Stake edildi",
 "activity.kind.stake": "Stake etme",
 "activity.done.unstake": "Stake çözüldü",
 "activity.kind.unstake": "Stake çözme",
 "activity.done.borrow": "Borç alındı",
 "activity.kind.borrow": "Borç alma",
 "activity.done.repay": "Geri ödendi",
 "activity.kind.repay": "Geri ödeme",
 "activity.done.buy": "Satın alındı",
 "activity.kind.buy": "Satın alma",
 "activity.done.deploy": "Sözleşme oluşturuldu",
 "activity.kind.deploy": "Sözleşme oluşturma",
 "activity.done.execute": "Sözleşme çağrısı",
 "activity.kind.execute": "Sözleşme çağrısı",
 "activity.done.other": "İşlem",
 "activity.kind.other": "İşlem",
 "activity.fromHere": "Buradan gönderildi",
 "activity.latest": "Son hareketler",
 "activity.showAll": "Tüm hareketleri göster",
 "activity.more": "Daha fazla göster",
 "activity.refresh": "Yenile",
 "activity.to": "Alıcı",
 "activity.from": "Gönderen",
 "activity.others": [
  [
   "count",
   2,
   {
    "one": [
     "ve ",
     0,
     " tane daha"
    ],
    "other": [
     "ve ",
     0,
     " tane daha"
    ]
   }
  ]
 ],
 "activity.status.pending": "Bekliyor",
 "activity.status.queued": "Hesap sahipleri bekleniyor",
 "activity.status.success": "Onaylandı",
 "activity.status.failed": "Başarısız",
 "activity.status.replaced": "Değiştirildi",
 "activity.status.dropped": "Kabul edilmedi",
 "activity.status.unknown": "Durum bilinmiyor",
 "activity.moreFailed": "Daha eski hareketler yüklenemedi.",
 "activity.empty.title": "Henüz hareket yok",
 "activity.empty.body": "Bu ağda gönderdikleriniz, aldıklarınız ve takas ettikleriniz burada görünür.",
 "activity.deviceOnly": [
  [
   "network"
  ],
  " düğümleri işlemleri hesaba göre listelemiyor; bu yüzden burada yalnızca bu cihazdan gönderdikleriniz görünür."
 ],
 "activity.partial": [
  "Bazı işlemler eksik olabilir: ",
  [
   "network"
  ],
  " düğümleri hepsini listelemiyor."
 ],
 "activity.explorer": "Tümünü gezginde gör",
 "activity.failed.title": "İşlemler alınamadı",
 "activity.failed.body": "Varlıklarınız etkilenmez. Bağlantınızı kontrol edip tekrar deneyin.",
 "allowances.title": "İzinler",
 "allowances.hint": "Tokenlarınızı kimler alabilir",
 "allowances.list": "İzinler",
 "allowances.intro": "Bu uygulamalar yeniden sormadan hesabınızdan token alabilir.",
 "allowances.unlimited": "Sınırsız",
 "allowances.everything": "Hepsi",
 "allowances.empty.title": "İzin yok",
 "allowances.empty.body": "Bu ağda hiçbir uygulama hesabınızdan token alamaz.",
 "allowances.failed.title": "İzinler yüklenemedi",
 "allowances.failed.body": "Sunucu yanıt vermedi. İzinleriniz değişmedi.",
 "allowances.partial": "Daha eski izinler henüz okunmadı.",
 "allowances.readOn": "Daha eskiye bak",
 "allowances.nothing": "Kaldırılacak izin yok",
 "allowances.review": [
  [
   "spender"
  ],
  " artık ",
  [
   "token"
  ],
  " varlığınızı alamayacak."
 ],
 "allowances.spender": "İzin verilen",
 "allowances.fee": "İzni kaldırmak bir işlemdir, bu yüzden ağ ücreti ödersiniz.",
 "allowances.revoke": "İzni kaldır",
 "allowances.declined": "İstek reddedildi. İzin hâlâ geçerli. Tekrar deneyebilirsiniz.",
 "allowances.signing.title": [
  [
   "wallet"
  ],
  " içinde onaylayın"
 ],
 "allowances.signing.body": "Cüzdanınızda izni kaldırmak için bekleyen bir istek var.",
 "allowances.pending.title": "İzin kaldırılıyor…",
 "allowances.pending.body": [
  "Ağ bekleniyor. Tamamlanana kadar ",
  [
   "spender"
  ],
  ", ",
  [
   "token"
  ],
  " alabilir."
 ],
 "allowances.done.title": "İzin kaldırıldı",
 "allowances.done.body": [
  [
   "spender"
  ],
  " artık ",
  [
   "token"
  ],
  " varlığınızı alamaz."
 ],
 "allowances.reverted.title": "İzin kaldırılamadı",
 "allowances.reverted.body": [
  "Ağ bunu reddetti. ",
  [
   "spender"
  ],
  " hâlâ ",
  [
   "token"
  ],
  " varlığınızı alabilir."
 ],
 "allowances.dropped.title": "İşlem kabul edilmedi",
 "allowances.dropped.body": [
  "Ağ işlemi zamanında kabul etmedi ve hiçbir ücret ödenmedi. ",
  [
   "spender"
  ],
  " hâlâ ",
  [
   "token"
  ],
  " varlığınızı alabilir."
 ],
 "allowances.unknown.title": "Sonuç bilinmiyor",
 "allowances.unknown.body": "İşlemin izini kaybettik. İzin listesini kontrol edin.",
 "allowances.backToList": "İzinleri gör",
 "allowances.otherNetwork": "Cüzdanınız başka bir ağda. Geri geçip tekrar deneyin.",
 "allowances.otherAccount": "Cüzdanınız başka bir hesapta. O hesabın izinlerini görmek için geri dönün.",
 "action.cancel": "İptal",
 "action.disconnect": "Bağlantıyı kes",
 "account.title": "Hesap",
 "account.balance": "Bakiye",
 "account.balanceUnavailable": "Bakiye kullanılamıyor",
 "account.balanceUnavailableBody": "Ağa ulaşamadık. Varlıklarınız etkilenmez.",
 "account.copyAddress": "Adresi kopyala",
 "account.explorer": "Gezginde gör",
 "account.network": "Ağ",
 "account.unknownNetwork": "Bilinmeyen ağ",
 "account.switchWallet": "Cüzdan değiştir",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " cüzdan bağlı"
    ],
    "other": [
     0,
     " cüzdan bağlı"
    ]
   }
  ]
 ],
 "account.reconnecting": "Yeniden bağlanıyor…",
 "wallets.title": "Cüzdanlar",
 "wallets.disconnect": [
  [
   "wallet"
  ],
  " bağlantısını kes"
 ],
 "wallets.add": "Başka cüzdan ekle",
 "wallets.disconnectAll": "Tüm bağlantıları kes",
 "wallets.empty.title": "Bağlı cüzdan yok",
 "wallets.empty.body": "Burada görmek için bir cüzdan bağlayın.",
 "accountType.eoa": "Standart hesap",
 "accountType.smartAccount": "Akıllı hesap",
 "accountType.payment": "Ödeme adresi",
 "accountType.ordinal": "Koleksiyon adresi",
 "network.title": "Ağ değiştir",
 "network.list": "Ağlar",
 "network.search": "Ağ ara",
 "network.notConnected": "Bağlı değil",
 "network.empty.title": "Ağ bulunamadı",
 "network.empty.body": [
  "“",
  [
   "query"
  ],
  "” için sonuç yok. Başka bir ad deneyin."
 ],
 "network.waiting.title": [
  [
   "wallet"
  ],
  " içinde onaylayın"
 ],
 "network.waiting.body": [
  "Cüzdanınız ",
  [
   "network"
  ],
  " ağına geçmek istiyor."
 ],
 "network.declined.title": "Geçiş reddedildi",
 "network.declined.body": [
  "Hâlâ ",
  [
   "network"
  ],
  " ağındasınız. Tekrar deneyebilirsiniz."
 ],
 "network.failed.title": [
  [
   "network"
  ],
  " ağına geçilemedi"
 ],
 "network.failed.body": "Tekrar deneyin veya ağı cüzdanınızda değiştirin.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  ", ",
  [
   "network"
  ],
  " ağını kullanamıyor"
 ],
 "network.unsupported.body": "Başka bir ağ seçin veya farklı bir cüzdan bağlayın.",
 "activeChain.title": [
  [
   "chain"
  ],
  " ağına bağlan"
 ],
 "activeChain.body": [
  [
   "chain"
  ],
  " ile çalışan bir cüzdana ihtiyacınız var. Diğer bağlantılarınız korunur."
 ],
 "activeChain.connect": "Cüzdanı bağla",
 "activeChain.continue": [
  [
   "wallet"
  ],
  " ile devam et"
 ],
 "activeChain.stay": "Şimdi değil",
 "unsupported.title": "Ağ değiştir",
 "unsupported.body": "Bu uygulama, cüzdanınızın bulunduğu ağda çalışmıyor. Devam etmek için bunlardan birini seçin.",
 "unsupported.list": "Desteklenen ağlar",
 "whatIsWallet.title": "Cüzdan nedir?",
 "whatIsWallet.home.title": "Sahip olduklarınızın evi",
 "whatIsWallet.home.body": "Token ve koleksiyon parçalarını saklayın, gönderin ve alın.",
 "whatIsWallet.login.title": "Tek bir giriş yolu",
 "whatIsWallet.login.body": "Yeni hesap ve şifre oluşturmak yerine cüzdanınızı bağlayın.",
 "whatIsWallet.keys.title": "Anahtarlar sizde",
 "whatIsWallet.keys.body": "Size ait olanı başka kimse taşıyamaz. Kurtarma ifadenizi asla paylaşmayın.",
 "whatIsWallet.get": "Cüzdan edin",
 "getWallet.title": "Cüzdan edin",
 "getWallet.list": "Edinilebilecek cüzdanlar",
 "getWallet.extension": "Tarayıcı uzantısı",
 "getWallet.app": "Mobil uygulama",
 "getWallet.extensionAndApp": "Uzantı ve mobil uygulama",
 "getWallet.after": "Yüklediniz mi? Bulunması için sayfayı yenileyin.",
 "getWallet.empty.title": "Önerilecek cüzdan yok",
 "getWallet.empty.body": "Bu uygulama cüzdan önermiyor. Tarayıcınızın uzantı mağazasında güvendiğiniz bir cüzdan arayın.",
 "error.send/rejected": "İşlem reddedildi. Hiçbir şey gönderilmedi.",
 "error.send/failed": "İşlem gönderilemedi. Hiçbir şey gönderilmedi.",
 "toast.walletSwitched": [
  "Artık ",
  [
   "wallet"
  ],
  " kullanılıyor"
 ],
 "toast.balanceUnavailable": "Token bakiyesi kullanılamıyor",
 "error.send/unsupported_chain": "Bu zincirde gönderme çalışmıyor.",
 "error.send/incomplete": "Bir tutar ve alıcı adresi gerekli.",
 "error.send/token_missing": "Bir token gerekli.",
 "error.send/expired": "İşlem çok geç imzalandı. Hiçbir şey gönderilmedi. Tekrar deneyin.",
 "error.send/below_minimum": "Bu tutar oraya gönderilemeyecek kadar küçük. Biraz daha fazla gönderin.",
 "error.send/coins_kept": "Bakiyenizin bir kısmı gönderilemez: henüz onaylanmamış ödemeler ve koleksiyon parçası olabilecek çok küçük ödemeler. Daha az gönderin.",
 "error.send/too_many_coins": "Bu tutar çok sayıda küçük ödemeye dağılmış. Daha az gönderin.",
 "error.send/funds_changed": "Bakiyeniz değişti. Hiçbir şey gönderilmedi. Tutarı kontrol edip tekrar deneyin.",
 "error.send/fee_too_low": "Ağın ücreti yükseldi. Hiçbir şey gönderilmedi. Tekrar deneyin.",
 "error.send/overtaken": "Hesabınızın başka bir işlemi öne geçti. Hiçbir şey gönderilmedi. Tekrar deneyin.",
 "error.send/network_upgraded": "Bu sırada ağ güncellendi. Hiçbir şey gönderilmedi. Tekrar deneyin.",
 "error.send/leaves_too_little": "Hesabınızda küçük bir tutar kalmalı. Biraz daha az veya tümünü gönderin.",
 "error.send/not_a_wallet": "Bu adres bir cüzdana değil, bir tokena ait. Oraya gönderdiğiniz kaybolur.",
 "error.send/token_unsupported": "Bu token buradan gönderilemez.",
 "error.send/token_mismatch": "Ağ bu tokenı burada gösterilenden farklı sayıyor. Hiçbir şey gönderilmedi.",
 "error.swap/not_as_shown": "Bu takas, burada gösterilenden başka bir şey yapardı; bu yüzden gönderilmedi.",
 "error.token/mismatch": "Bu token, burada adlandırılan token değil; bu yüzden hiçbir şey gönderilmedi. Adresiyle seçin.",
 "error.token/unverified": "Bu tokenın ne olduğunu yalnızca sunucu söyleyebildi; bu yüzden hiçbir şey gönderilmedi. Daha sonra tekrar deneyin.",
 "error.name/resolve_failed": "Bu ad sorgulanamadı. Onun yerine adresi girin.",
 "names.title": "Ad seçin",
 "names.successTitle": "Ad kaydedildi",
 "names.row": "Ad seç",
 "names.rowHint": "Okuması adresten daha kolay",
 "names.intro": "Ad, hesabınızı temsil eder ve okuması adresten daha kolaydır. Ücretsizdir ve tek bir imza gerektirir.",
 "names.field": "Ad ara",
 "names.rules": "Harfler, rakamlar ve kısa çizgiler; en az 4 karakter.",
 "names.problem.characters": "Yalnızca a–z harfleri, rakamlar ve kısa çizgiler kullanılabilir.",
 "names.problem.short": "Bir ad en az 4 karakterdir.",
 "names.problem.long": "Bir ad en fazla 63 karakterdir.",
 "names.problem.ends": "Ad kısa çizgiyle başlayamaz veya bitemez.",
 "names.problem.double": "Adda art arda iki kısa çizgi olamaz.",
 "names.list": "Adlar",
 "names.own": "Adlarınız",
 "names.free": "Uygun",
 "names.taken": "Uygun değil",
 "names.off.title": "Adlar burada kullanılamıyor",
 "names.off.body": "Bu uygulama ad vermiyor.",
 "names.unreachable.title": "Ad aranamadı",
 "names.unreachable.body": "Sunucu yanıt vermedi. Bağlantınızı kontrol edip tekrar deneyin.",
 "names.signing.title": [
  [
   "wallet"
  ],
  " içinde imzalayın"
 ],
 "names.signing.body": [
  "İmzalamak ücretsizdir. ",
  [
   "name"
  ],
  " adının hesabınız için olduğunu gösterir."
 ],
 "names.registering.title": "Adınız kaydediliyor",
 "names.declined.title": "İmza reddedildi",
 "names.declined.body": [
  [
   "name"
  ],
  " hâlâ uygun. Tekrar deneyebilirsiniz."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " az önce alındı"
 ],
 "names.takenNow.body": "Başka biri daha hızlı davrandı. Başka bir ad seçin.",
 "names.reserved.title": [
  [
   "name"
  ],
  " ayrılmış"
 ],
 "names.reserved.body": "Bu adı kimse alamaz. Başka bir ad seçin.",
 "names.usedUp.title": "Alabileceğiniz kadar adınız var",
 "names.usedUp.body": "Bu hesap başka ad alamaz.",
 "names.expired.title": "İmza çok geç geldi",
 "names.expired.body": "Bu cihazın tarih ve saatini kontrol edip yeniden imzalayın.",
 "names.otherAccount.title": "Cüzdanınız şimdi başka bir hesapta",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " kaydedilmedi. Bu hesap için almak üzere tekrar deneyin."
 ],
 "names.unsupported.title": "Cüzdanınız burada ad alamıyor",
 "names.unsupported.body": "Başka bir ağa geçin veya farklı bir cüzdan bağlayın.",
 "names.failed.title": [
  [
   "name"
  ],
  " kaydedilemedi"
 ],
 "names.failed.body": "Hiçbir şey değişmedi. Birazdan tekrar deneyin.",
 "names.success.title": [
  [
   "name"
  ],
  " sizin"
 ],
 "names.success.body": "Bu uygulamada artık hesabınızı temsil ediyor.",
 "names.success.copy": "Adı kopyala",
 "names.success.done": "Bitti",
 "names.none.title": "Henüz ad yok",
 "names.none.body": "Burada görmek için bir ad seçin.",
 "nfts.list": "NFT’ler",
 "nfts.empty.title": "Henüz NFT yok",
 "nfts.empty.body": "Bu ağda aldığınız NFT’ler burada görünür.",
 "nfts.failed.title": "NFT’ler yüklenemedi",
 "nfts.failed.body": "Sunucu yanıt vermedi. NFT’leriniz etkilenmez.",
 "nfts.moreFailed": "Daha fazlası yüklenemedi.",
 "nfts.more": "Daha fazla göster",
 "nfts.showAll": "Tüm NFT’leri göster",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " gizli NFT’yi göster"
    ],
    "other": [
     0,
     " gizli NFT’yi göster"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Olası spam’i gizle",
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
 "nfts.gone": "Bu NFT hesabınızda değil",
 "nfts.spam": "Bu spam olabilir. Adındaki veya görselindeki bağlantıları izlemeyin.",
 "nfts.collection": "Koleksiyon",
 "nfts.contract": "Sözleşme",
 "nfts.address": "Adres",
 "nfts.number": "Token kimliği",
 "nfts.amount": "Sizdeki adet",
 "onramp.title": "Kripto satın al",
 "onramp.pay": "Ödeyeceğiniz",
 "onramp.get": "Alacağınız",
 "onramp.amount": "Ödenecek tutar",
 "onramp.payWith": [
  "Ödeme şeklini değiştir: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Satın alınanı değiştir: ",
  [
   "network"
  ],
  " ağında ",
  [
   "symbol"
  ]
 ],
 "onramp.limits": [
  [
   "min"
  ],
  " ile ",
  [
   "max"
  ],
  " arası"
 ],
 "onramp.low": [
  "Bu yolla en az ",
  [
   "min"
  ],
  " ödeyebilirsiniz."
 ],
 "onramp.high": [
  "Bu yolla en çok ",
  [
   "max"
  ],
  " ödeyebilirsiniz."
 ],
 "onramp.unknown": "Henüz fiyat yok",
 "onramp.elsewhere": [
  "Bu uygulama ",
  [
   "network"
  ],
  " ağını kullanmıyor. Aldığınızı cüzdanınızda görürsünüz."
 ],
 "onramp.offers": "Teklifler",
 "onramp.refresh": "Fiyatları yenile",
 "onramp.best": "En iyi",
 "onramp.via": [
  [
   "provider"
  ],
  " aracılığıyla"
 ],
 "onramp.providerFee": "Sağlayıcı ücreti",
 "onramp.networkFee": "Ağ ücreti",
 "onramp.total": "Toplam",
 "onramp.moreOffers": "Tüm teklifleri göster",
 "onramp.enterAmount": "Tutar girin",
 "onramp.changeAmount": "Tutarı değiştir",
 "onramp.asking": "Fiyatlar alınıyor…",
 "onramp.continue": [
  [
   "provider"
  ],
  " ile devam et"
 ],
 "onramp.ownWindow": [
  "Ödemeyi ",
  [
   "provider"
  ],
  " sağlayıcısının kendi penceresinde yaparsınız. Kart bilgileriniz bu uygulamaya hiç ulaşmaz."
 ],
 "onramp.unreachable.title": "Fiyatlar kullanılamıyor",
 "onramp.unreachable.body": "Hiçbir satıcı yanıt vermedi. Tahmini bir fiyat göstermektense hiç fiyat göstermiyoruz.",
 "onramp.noSeller.title": "Bu tutarı kabul eden satıcı yok",
 "onramp.noSeller.body": "Başka bir tutar veya ödeme şekli deneyin.",
 "onramp.off.title": "Satın alma burada kullanılamıyor",
 "onramp.off.body": "Bu uygulamada ayarlanmış bir satıcı yok.",
 "onramp.off.back": "Hesaba dön",
 "onramp.noChain.title": "Bu ağ için satılan bir şey yok",
 "onramp.noChain.body": "Kripto satın almak için başka bir ağa geçin.",
 "onramp.noChain.switch": "Ağ değiştir",
 "onramp.buyList": "Ne satın alınacak",
 "onramp.search": "Ada veya ağa göre ara",
 "onramp.empty.title": "Sonuç bulunamadı",
 "onramp.empty.body": [
  "“",
  [
   "query"
  ],
  "” için sonuç yok. Başka bir ad deneyin."
 ],
 "onramp.payList": "Ödeme şekli",
 "onramp.onNetwork": [
  [
   "name"
  ],
  ", ",
  [
   "network"
  ],
  " ağında"
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", ",
  [
   "min"
  ],
  " ile ",
  [
   "max"
  ],
  " arası"
 ],
 "onramp.method.card": "Kart",
 "onramp.method.bank": "Banka havalesi",
 "onramp.method.sepa": "SEPA havalesi",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Hesap bakiyesi",
 "onramp.opening.title": [
  [
   "provider"
  ],
  " açılıyor"
 ],
 "onramp.opening.body": "Birazdan ayrı bir pencere açılacak.",
 "onramp.blocked.title": "Tarayıcınız pencereyi engelledi",
 "onramp.blocked.body": [
  "Devam etmek için ",
  [
   "provider"
  ],
  " penceresini kendiniz açın. Bağlantı bir kez çalışır."
 ],
 "onramp.blocked.open": [
  [
   "provider"
  ],
  " penceresini aç"
 ],
 "onramp.waiting.title": [
  [
   "provider"
  ],
  " penceresinde tamamlayın"
 ],
 "onramp.waiting.body": "Satın almanın ne zaman tamamlandığını görmek için bu sayfayı açık tutun.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  ", işlemin nasıl gittiğini bu uygulamaya bildirmiyor. Satın aldığınız cüzdanınıza gelir."
 ],
 "onramp.destination": "Ödemeden önce, o pencerede satın almanın sizin adresinize gittiğini kontrol edin:",
 "onramp.paid.title": "Ödeme alındı",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " cüzdanınıza ",
  [
   "symbol"
  ],
  " gönderiyor."
 ],
 "onramp.left.title": "Pencere kapandı",
 "onramp.left.body": [
  "Ödeme yaptıysanız ",
  [
   "symbol"
  ],
  " cüzdanınıza gelecek. Bu birkaç dakika sürebilir."
 ],
 "onramp.done.title": [
  [
   "amount"
  ],
  " satın aldınız"
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " cüzdanınıza gönderdi."
 ],
 "onramp.done.close": "Bitti",
 "onramp.unavailable.title": [
  [
   "provider"
  ],
  " açılamadı"
 ],
 "onramp.unavailable.body": "Hiçbir ödeme yapılmadı. Tekrar deneyin veya başka bir teklif seçin.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " satın almayı tamamlayamadı"
 ],
 "onramp.refused.body": [
  "Tekrar denemeden önce sizden ücret alınıp alınmadığını ",
  [
   "provider"
  ],
  " ile kontrol edin."
 ],
 "onramp.backToPrices": "Fiyatlara dön",
 "onramp.again": "Daha fazla satın al",
 "pay.title": "Ödeme",
 "pay.review.title": "Ödemeyi gözden geçirin",
 "pay.requestedBy": "İsteyen",
 "pay.for": "Ne için",
 "pay.token": "Token",
 "pay.expires": "Sona erme",
 "pay.expiresIn": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " saniye"
    ],
    "other": [
     0,
     " saniye"
    ]
   }
  ],
  " içinde"
 ],
 "pay.with": "Şununla öde",
 "pay.balance": [
  [
   "amount"
  ],
  " bakiyeniz var"
 ],
 "pay.short": [
  [
   "amount"
  ],
  " gerekiyor, sizde ",
  [
   "have"
  ],
  " var"
 ],
 "pay.swap": [
  "Önce ",
  [
   "symbol"
  ],
  " takas et"
 ],
 "pay.swapAbout": [
  "Yaklaşık ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  [
   "network"
  ],
  " ağına geç"
 ],
 "pay.switchYourself": [
  "Ödemek için cüzdanınızı ",
  [
   "network"
  ],
  " ağına geçirin."
 ],
 "pay.notEnough": [
  "Yeterli ",
  [
   "symbol"
  ],
  " yok"
 ],
 "pay.confirm": [
  [
   "amount"
  ],
  " öde"
 ],
 "pay.signing": "Cüzdanınız bekleniyor",
 "pay.caution.unsure.title": "Cüzdanınız zaten ödemiş olabilir",
 "pay.caution.unsure.body": "Bu ödeme ondan daha önce istendi ve yanıtı bu sayfaya ulaşmadı. Önce cüzdanınıza bakın. Ödeme oradaysa yeniden ödemeyin.",
 "pay.caution.given": "Ödenecek olan",
 "pay.agree": "Bunu kontrol ettim ve ödemek istiyorum",
 "pay.pending.title": [
  [
   "amount"
  ],
  " ödeniyor"
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " ödendi"
 ],
 "pay.paid.body": "Makbuz uygulamada.",
 "pay.paidAt": "Ödendi",
 "pay.expired.title": "Bu isteğin süresi doldu",
 "pay.expired.body": "Hiçbir ödeme yapılmadı. Uygulamaya dönüp yeniden başlayın.",
 "pay.unconfirmed.body": "Ödeme gönderildi ve hâlâ gerçekleşebilir. Yeniden ödemeyin. Nasıl sonuçlandığını görmek için daha sonra uygulamadan başlatın.",
 "pay.failed.title": "Ödeme başarısız oldu",
 "pay.failed.body": "Hiçbir ödeme yapılmadı. Ağ kendi ücretini almış olabilir.",
 "pay.refused.title": "Bu ödenemez",
 "pay.none.title": "Ödenecek bir şey yok",
 "pay.none.body": "Uygulama bir ödeme istemedi.",
 "pay.activity.done": "Ödendi",
 "receive.title": "Al",
 "receive.code": "Adresinizin QR kodu",
 "receive.copy": "Adresi kopyala",
 "receive.scan": "Bu kodu tarayın veya adresi kopyalayın.",
 "receive.yours": "Adresiniz",
 "receive.networks": "Çalıştığı ağlar",
 "receive.current": "Buradasınız",
 "receive.warning": "Yalnızca bu ağlardan birinden gönderin. Başka yerden gelen kaybolabilir.",
 "receive.collectibles": "Yalnızca Ordinals gibi koleksiyon parçaları için. Ona yapılan ödeme buradaki bakiyenize sayılmaz.",
 "receive.copyCollectibles": "Koleksiyon adresini kopyala",
 "safety.label": "Bu ne yapar",
 "safety.checking": "Bunun ne yapacağı kontrol ediliyor…",
 "safety.send": "Gönderdiğiniz",
 "safety.receive": "Aldığınız",
 "safety.allow": "İzin verdiğiniz",
 "safety.revoke": "İznini kaldırdığınız",
 "safety.nothing": "Sahip olduklarınızda hiçbir şey değişmez.",
 "safety.unlimited": "Sınırsız",
 "safety.all": "Hepsi",
 "safety.spender": [
  "kime: ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  ", ",
  [
   "token"
  ],
  " varlığınızın tümünü şimdi veya daha sonra, istediği an alabilir. Yalnızca gereken kadarına izin verin."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  ", ",
  [
   "token"
  ],
  " içindeki tüm parçalarınızı şimdi veya daha sonra alabilir."
 ],
 "safety.unknownToken": "Bilinmeyen token",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Bu başarısız olur",
 "safety.reverts.body": "Sözleşme bunu reddeder ve yine de ağ ücretini ödersiniz.",
 "safety.reverts.reason": [
  "Bildirdiği: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "Tutar ve ağ ücreti için yeterli bakiyeniz yok.",
 "safety.unknown.title": "Bu kontrol edilemedi",
 "safety.unknown.body": "Ağ bunu önceden deneyemedi, bu yüzden neyi değiştireceğini bilmiyoruz. Yalnızca kaynağına güveniyorsanız devam edin.",
 "safety.gone.unsent": "Cüzdanınızın bağlantısı kesildi. Hiçbir şey gönderilmedi.",
 "safety.gone.asked": "Cüzdanınızın bağlantısı kesildi. Hâlâ onay istiyorsa orada reddedin.",
 "send.title": "Gönder",
 "send.tokens.title": "Token seçin",
 "send.review.title": "Gözden geçir",
 "send.progress.title": "İşlem",
 "send.tokens.search": "Token ara",
 "send.tokens.list": "Tokenlarınız",
 "send.tokens.empty.title": "Token bulunamadı",
 "send.tokens.empty.body": [
  "Sahip olduklarınız arasında “",
  [
   "query"
  ],
  "” ile eşleşen yok."
 ],
 "send.tokens.none.title": "Henüz gönderilecek bir şey yok",
 "send.tokens.none.body": [
  [
   "network"
  ],
  " ağında aldığınız tokenlar burada görünür."
 ],
 "send.tokens.receive": "Al",
 "send.unavailable.title": "Bakiye kullanılamıyor",
 "send.unavailable.body": "Bakiyenizi okuyamadık. Varlıklarınız etkilenmez.",
 "send.coinOnly": [
  "Bu uygulama yalnızca ",
  [
   "symbol"
  ],
  " gösterir. Diğer tokenlar burada listelenemez."
 ],
 "send.coinOnlyNow": [
  "Şu anda yalnızca ",
  [
   "symbol"
  ],
  " gösterilebiliyor. Birazdan diğer tokenlara yeniden bakacağız."
 ],
 "send.amountIn": [
  [
   "unit"
  ],
  " cinsinden tutar"
 ],
 "send.available": [
  [
   "amount"
  ],
  " kullanılabilir"
 ],
 "send.max": "Tümü",
 "send.maxLabel": "Tüm bakiyeyi kullan",
 "send.showIn": [
  "Tutarı ",
  [
   "unit"
  ],
  " cinsinden gir"
 ],
 "send.noPrice": "Fiyat yok",
 "send.to": "Alıcı",
 "send.toPlaceholder": "Adres veya ad",
 "send.paste": "Yapıştır",
 "send.clear": "Adresi temizle",
 "send.looking": "Ad sorgulanıyor…",
 "send.noAddress": [
  [
   "name"
  ],
  " için ",
  [
   "network"
  ],
  " ağında adres yok."
 ],
 "send.nameUnavailable": "Adlar şu anda sorgulanamıyor. Onun yerine adresi girin.",
 "send.nameDisputed": [
  "İki kaynak, ",
  [
   "name"
  ],
  " için farklı adresler veriyor. Şimdi ona hiçbir şey gönderilemez. Onun yerine adresi girin."
 ],
 "send.resolvedBy": [
  "Çözümleyen: ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  [
   "network"
  ],
  " için yazıldı: girdiğiniz adresle aynı hesaptır."
 ],
 "send.invalid": [
  "Bu, ",
  [
   "network"
  ],
  " ağında bir adres değil. Eksik veya değişmiş karakter olup olmadığına bakın."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (isteğe bağlı)",
 "send.memoHelp": "Herkesin okuyabildiği bir metin. Borsalar, gönderdiğinizi hesaba geçirmek için buna ihtiyaç duyabilir.",
 "send.pasteFailed": "Pano okunamadı. Doğrudan alana yapıştırın.",
 "send.step.selectToken": "Token seçin",
 "send.step.enterAmount": "Tutar girin",
 "send.step.incorrectValue": "Geçersiz değer",
 "send.step.insufficientFunds": "Yetersiz bakiye",
 "send.step.enterAddress": "Adres girin",
 "send.step.invalidAddress": "Geçersiz adres",
 "send.step.looking": "Ad sorgulanıyor…",
 "send.step.review": "Gözden geçir",
 "send.caution.lookAlike.title": "Bu adres, bildiğiniz bir adresi taklit ediyor",
 "send.caution.lookAlike.body": "Başı ve sonu aynı ama işaretli kısım farklı. Hırsızlar bunu, kendi adreslerini kopyalamanız için yapar.",
 "send.caution.lookAlike.known": "Bildiğiniz adres",
 "send.caution.lookAlike.given": "Girdiğiniz adres",
 "send.caution.tokenContract.title": "Bu, tokenın kendi sözleşmesi",
 "send.caution.tokenContract.body": "Oraya gönderilen neredeyse her zaman kaybolur.",
 "send.caution.own.title": "Bu sizin kendi adresiniz",
 "send.caution.own.body": "Kendinize gönderir ve yine de ücret ödersiniz.",
 "send.caution.contract.title": "Bu bir sözleşme",
 "send.caution.contract.body": "Gönderdiğinizi kabul edebildiğinden emin olun. Edemezse kaybolabilir.",
 "send.caution.unused.title": "Bu adreste hiç hareket olmamış",
 "send.caution.unused.body": [
  [
   "network"
  ],
  " ağında yeni veya içinde yazım hatası var."
 ],
 "send.caution.first.title": "Buraya ilk kez gönderiyorsunuz",
 "send.caution.first.body": "Adresin tamamını size verilenle karşılaştırın.",
 "send.caution.unchecked.title": "Bu adres kontrol edilemedi",
 "send.caution.unchecked.body": "Ağ yanıt vermedi. Adresin tamamını kendiniz karşılaştırın.",
 "send.agree": "Adresin tamamını karşılaştırdım ve yine de göndermek istiyorum",
 "send.from": "Gönderen",
 "send.network": "Ağ",
 "send.fee": "Ağ ücreti",
 "send.feeUpTo": [
  "en çok ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "yaklaşık ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Ücreti cüzdanınız imzalarken belirler.",
 "send.feeDeposit": [
  "alıcıya hesap açmak için ",
  [
   "amount"
  ],
  " dahil"
 ],
 "send.receives": "Alıcıya ulaşacak",
 "send.speed": "Hız",
 "send.speed.slow": "Yavaş",
 "send.speed.normal": "Normal",
 "send.speed.fast": "Hızlı",
 "send.feeUnavailable": "Kullanılamıyor",
 "send.feeShort.title": [
  "Ücret için yeterli ",
  [
   "symbol"
  ],
  " yok"
 ],
 "send.feeShort.body": [
  "Ücret en çok ",
  [
   "fee"
  ],
  ", sizde ise ",
  [
   "have"
  ],
  " var. ",
  [
   "symbol"
  ],
  " ekleyin veya daha az gönderin."
 ],
 "send.change": "Değiştir",
 "send.confirm": "Gönder",
 "send.confirmAnyway": "Yine de gönder",
 "send.signing.title": [
  [
   "wallet"
  ],
  " içinde onaylayın"
 ],
 "send.signing.body": "Oradaki adres ve tutarın buradakiyle aynı olduğunu kontrol edin.",
 "send.signing.note": "Burada iptal etmek, cüzdanınızdaki isteği reddetmez.",
 "send.pending.title": [
  [
   "amount"
  ],
  " gönderiliyor"
 ],
 "send.pending.body": "Bu genellikle bir dakikadan az sürer. Bunu kapatabilirsiniz: siz olmadan da devam eder.",
 "send.pending.slow": [
  "Yeni bir blok yaklaşık ",
  [
   "minutes",
   2,
   {
    "one": [
     0,
     " dakikada"
    ],
    "other": [
     0,
     " dakikada"
    ]
   }
  ],
  " bir, bazen çok daha geç gelir. Bunu kapatabilirsiniz: siz olmadan da devam eder."
 ],
 "send.pending.queued": "Önce hesabınızın sahiplerinin onaylaması gerekir; bu günler sürebilir. Bunu kapatabilirsiniz: siz olmadan da devam eder.",
 "send.explorer": "Gezginde gör",
 "send.toAccount": "Hesaba dön",
 "send.failed.title": "İşlem başarısız oldu",
 "send.failed.body": "Ağ ücreti aldı ama hiçbir şey gönderilmedi.",
 "send.replaced.title": "İşlem değiştirildi",
 "send.replaced.body": "Cüzdanınızdan onun yerine başka bir işlem gönderildi: hızlandırılmış veya iptal edilmiş. Hangisi olduğunu gezgin gösterir.",
 "send.dropped.title": "İşlem kabul edilmedi",
 "send.dropped.body": "Ağ işlemi zamanında kabul etmedi. Hiçbir şey gönderilmedi ve hiçbir ücret ödenmedi.",
 "send.unknown.title": "Henüz onaylanmadı",
 "send.unknown.body": "Ağ işlemi zamanında onaylamadı. Hâlâ gerçekleşebilir, bu yüzden yeniden göndermeden önce kontrol edin.",
 "send.nothing.title": "Gönderilen bir şey yok",
 "send.nothing.body": "Ne göndereceğinizi ve kime göndereceğinizi seçin.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " gönderildi"
 ],
 "send.unsupported.title": "Gönderme burada çalışmıyor",
 "send.unsupported.body": "Göndermek için başka bir ağa geçin.",
 "sessions.title": "Uygulama oturumları",
 "sessions.hint": "Bu uygulama sormadan ne harcayabilir",
 "sessions.intro": "Bu uygulama yeniden sormadan hesabınızdan gönderebilir. Sınırları ağ uygular.",
 "sessions.perDays": [
  [
   "count",
   2,
   {
    "one": "Günde",
    "other": [
     0,
     " günde bir"
    ]
   }
  ],
  " ",
  [
   "amount"
  ]
 ],
 "sessions.perHours": [
  [
   "count",
   2,
   {
    "one": "Saatte",
    "other": [
     0,
     " saatte bir"
    ]
   }
  ],
  " ",
  [
   "amount"
  ]
 ],
 "sessions.perMinutes": [
  [
   "count",
   2,
   {
    "one": "Dakikada",
    "other": [
     0,
     " dakikada bir"
    ]
   }
  ],
  " ",
  [
   "amount"
  ]
 ],
 "sessions.token": [
  "Token ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  [
   "date"
  ],
  " tarihine kadar"
 ],
 "sessions.revoked": "Sonlandırıldı",
 "sessions.expired": "Süresi doldu",
 "sessions.revoke": "Sonlandır",
 "sessions.notRevoked": "Oturum sonlandırılmadı ve hâlâ geçerli. Tekrar deneyebilirsiniz.",
 "sessions.empty.title": "Oturum yok",
 "sessions.empty.body": "Bu uygulama bu ağda bir şey harcamadan önce size sorar.",
 "sessions.failed.title": "Oturumlar yüklenemedi",
 "sessions.failed.body": "Bu ağda oturum olmayabilir veya sunucu yanıt vermedi. Oturumlarınız değişmedi.",
 "siwx.title": "Giriş yap",
 "siwx.intro": [
  [
   "app"
  ],
  " uygulamasına giriş yapın"
 ],
 "siwx.site": "Web sitesi",
 "siwx.account": "Hesap",
 "siwx.network": "Ağ",
 "siwx.proves": "Bu hesabın sizin olduğunu gösterir",
 "siwx.free": "Ücretsizdir ve işlem göndermez",
 "siwx.harmless": "Kimseye varlıklarınıza erişim vermez",
 "siwx.sign": "Giriş yap",
 "siwx.required": "Bu uygulama giriş yapmanızı istiyor. “İptal”, cüzdanınızın bağlantısını keser veya sizi giriş yaptığınız bir ağa geri götürür.",
 "siwx.checking": "Oturumunuz aranıyor",
 "siwx.signing.title": [
  [
   "wallet"
  ],
  " içinde onaylayın"
 ],
 "siwx.signing.body": [
  "Mesajda ",
  [
   "domain"
  ],
  " yazmalı. Başka bir web sitesi yazıyorsa reddedin."
 ],
 "siwx.verifying": "Doğrulanıyor...",
 "siwx.done": "Giriş yaptınız",
 "siwx.expired.title": "Oturumunuzun süresi doldu",
 "siwx.expired.body": "Devam etmek için yeniden giriş yapın.",
 "siwx.revoked.title": "Oturumunuz kapatıldı",
 "siwx.revoked.body": "Oturumunuz başka bir yerde sonlandırıldı. Devam etmek için yeniden giriş yapın.",
 "siwx.declined.title": "İmza reddedildi",
 "siwx.declined.body": "Giriş yapmadınız. Tekrar deneyebilirsiniz.",
 "siwx.pending.title": "Zaten açık bir istek var",
 "siwx.pending.body": [
  [
   "wallet"
  ],
  " içinde yanıtlayın, sonra tekrar deneyin."
 ],
 "siwx.unreachable.title": "Sunucuya ulaşılamadı",
 "siwx.unreachable.body": "Giriş yapılmadı. Bağlantınızı kontrol edip tekrar deneyin.",
 "siwx.refused.title": "İmza kabul edilmedi",
 "siwx.refused.body": "Bu cihazın tarih ve saatini kontrol edip tekrar deneyin.",
 "siwx.smartAccount.title": "Bu uygulama akıllı hesapları desteklemeyebilir",
 "siwx.smartAccount.body": "Cüzdanlarınızda diğer hesabınızı seçip yeniden giriş yapın.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " burada mesaj imzalayamıyor"
 ],
 "siwx.unsupported.body": "Giriş yapmak için farklı bir cüzdan bağlayın.",
 "siwx.failed.title": "Giriş yapılamadı",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " bir sorun bildirdi. Tekrar deneyebilirsiniz."
 ],
 "swap.title": "Takas",
 "swap.review.title": "Takası gözden geçir",
 "swap.quotes.title": "Teklifleri karşılaştır",
 "swap.slippage.title": "Kayma toleransı",
 "swap.tokens.title": "Token seçin",
 "swap.result.title": "Takas",
 "swap.pay": "Ödeyeceğiniz",
 "swap.receive": "Alacağınız",
 "swap.review.receive": "Alacağınız (yaklaşık)",
 "swap.flip": "İki tokenın yerini değiştir",
 "swap.selectToken": "Token seç",
 "swap.changeToken": [
  [
   "side"
  ],
  ", tokenı değiştir"
 ],
 "swap.balance": [
  "Bakiye: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Tümü",
 "swap.noPrice": "Fiyat yok",
 "swap.button.chooseToken": "Bir token seçin",
 "swap.button.enterAmount": "Tutar girin",
 "swap.button.badAmount": "Geçersiz değer",
 "swap.button.insufficient": "Yetersiz bakiye",
 "swap.button.waiting": "En iyi kur aranıyor…",
 "swap.button.noOffer": "Teklif yok",
 "swap.button.review": "Takası gözden geçir",
 "swap.details": "Ayrıntılar",
 "swap.rate": "Kur",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Sağlayıcı",
 "swap.bestRate": "En iyi kur",
 "swap.compare": [
  [
   "count",
   2,
   {
    "one": "Teklifi gör",
    "other": [
     0,
     " teklifi karşılaştır"
    ]
   }
  ]
 ],
 "swap.impact": "Fiyat etkisi",
 "swap.slippage": "Kayma toleransı",
 "swap.changeSlippage": "Değiştir",
 "swap.minimum": "Alınacak en az",
 "swap.providerFee": "Sağlayıcı ücreti",
 "swap.included": "Kura dahil",
 "swap.networkFee": "Ağ ücreti",
 "swap.unknown": "Bilinmiyor",
 "swap.percent": [
  "%",
  [
   "value"
  ]
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  [
   "from"
  ],
  " → ",
  [
   "to"
  ],
  " takası sürüyor"
 ],
 "swap.unsupported.title": "Ağ takası desteklemiyor",
 "swap.unsupported.body": [
  [
   "network"
  ],
  " ağında token takas edilemez. Başka bir ağ seçin."
 ],
 "swap.unsupported.switch": "Ağ değiştir",
 "swap.failed.title": "Tokenlar yüklenemedi",
 "swap.problem.noRoute": "Bu tokenları takas etmek için yeterli likidite yok. Daha küçük bir tutar veya başka bir token deneyin.",
 "swap.problem.unavailable": "Şu anda kimse kur sunmuyor. Sormaya devam ediyoruz.",
 "swap.problem.wouldFail": "Bu takas şu anda başarısız olur. Hiçbir şey gönderilmedi. Tekrar deneyin veya daha fazla kaymaya izin verin.",
 "swap.problem.refused": "Sağlayıcı bu takası reddetti. Başka bir teklif seçin.",
 "swap.problem.approval": "İzin gerçekleşmedi, bu yüzden hiçbir şey takas edilmedi. Tekrar deneyebilirsiniz.",
 "swap.problem.unsure": "Bu zamanında onaylanmadı ve hâlâ gerçekleşebilir. Yeniden takas etmeden önce hareketlerinize bakın.",
 "swap.problem.funds": "Tutar ve ağ ücreti için yeterli bakiye yok. Hiçbir şey gönderilmedi.",
 "swap.tokens.search": "Ad arayın veya adres yapıştırın",
 "swap.tokens.own": "Tokenlarınız",
 "swap.tokens.suggested": "Önerilenler",
 "swap.tokens.others": "Diğer tokenlar",
 "swap.tokens.all": "Tokenlar",
 "swap.tokens.cut": "Daha fazlası var. Bulmak için arayın.",
 "swap.tokens.byAddress": "Adresle bulundu",
 "swap.tokens.unlisted": "Listede değil",
 "swap.tokens.empty.title": "Token bulunamadı",
 "swap.tokens.empty.body": "Yazımı kontrol edin veya tokenın adresini yapıştırın.",
 "swap.tokens.none": "İstediğiniz tokenın adresini yapıştırın.",
 "swap.quotes.none": "Şu anda teklif yok",
 "swap.quotes.back": "Takası değiştir",
 "swap.quotes.fee": [
  "ücret yaklaşık ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  "%",
  [
   "value"
  ],
  " daha az"
 ],
 "swap.quotes.about": "Teklifler on saniyede bir yenilenir. Sağlayıcının payı zaten dahildir.",
 "swap.slippage.about": "Takas yapılmadan önce fiyat değişebilir. Burada izin verilenden azını alacak olursanız hiçbir şey takas edilmez.",
 "swap.slippage.presets": "Yaygın değerler",
 "swap.slippage.custom": "Özel değer",
 "swap.slippage.invalid": "0 ile 50 arasında bir değer girin.",
 "swap.slippage.high": "Bu kadar yüksekken başkaları, almanız gerekenin bir kısmını alabilir.",
 "swap.slippage.low": "Bu kadar düşükken çoğu takas başarısız olur.",
 "swap.slippage.save": "Kaydet",
 "swap.review.stopped": "Takas hazırlanamadı",
 "swap.review.gone": "Gözden geçirilecek bir şey yok.",
 "swap.review.back": "Takası değiştir",
 "swap.changed.title": "Kur değişti",
 "swap.changed.body": "Devam etmeden önce yeni rakamlara bakın. Hiçbir şey takas edilmedi.",
 "swap.unsigned.title": "Burada imza yeterli değil",
 "swap.unsigned.body": "Bunun yerine tutara bir işlemle izin verin. Bu işlemin kendi ağ ücreti vardır. Henüz hiçbir şey gönderilmedi veya takas edilmedi.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " listede değil"
 ],
 "swap.unlisted.body": "Herkes istediği adla token oluşturabilir. Kastettiğiniz tokenın bu olduğundan emin olun:",
 "swap.approval": [
  "Önce ",
  [
   "provider"
  ],
  " sağlayıcısına tam olarak bu tutarda ",
  [
   "token"
  ],
  " alma izni verirsiniz, sonra takas edersiniz."
 ],
 "swap.permit": [
  "Önce ",
  [
   "provider"
  ],
  " sağlayıcısının 30 dakika içinde tam olarak ",
  [
   "amount"
  ],
  " alabileceğini, başka hiçbir şey alamayacağını imzalarsınız. İmzalamak hiçbir şey göndermez ve ücretsizdir. Sonra takas edersiniz."
 ],
 "swap.consent.loss": [
  "Değerin yaklaşık ",
  [
   "percent"
  ],
  " kadarını kaybedeceğimi anlıyorum."
 ],
 "swap.consent.unknown": "Bu kurun bir piyasa fiyatıyla karşılaştırılamadığını anlıyorum.",
 "swap.moved": [
  "Cüzdanınız başka bir ağda. Bu takas ",
  [
   "network"
  ],
  " ağında."
 ],
 "swap.moveBack": [
  [
   "network"
  ],
  " ağına geç"
 ],
 "swap.accountChanged": "Cüzdanınız şimdi başka bir hesapta.",
 "swap.expired": "Bu kurun süresi doldu.",
 "swap.renew": "Yeni kur al",
 "swap.accept": "Yeni kuru kabul et",
 "swap.approveAndSwap": "İzin ver ve takas et",
 "swap.signAndSwap": "İmzala ve takas et",
 "swap.confirm": "Takas et",
 "swap.short.title": [
  "Ağ ücreti için yeterli ",
  [
   "coin"
  ],
  " yok"
 ],
 "swap.short.body": [
  "Biraz ",
  [
   "coin"
  ],
  " ekleyin veya daha az takas edin."
 ],
 "swap.working.wallet": [
  [
   "wallet"
  ],
  " içinde onaylayın"
 ],
 "swap.working.sign": [
  [
   "wallet"
  ],
  " içinde imzalayın"
 ],
 "swap.working.server": "Kur kontrol ediliyor",
 "swap.working.chain": "Ağ bekleniyor",
 "swap.working.reset": [
  [
   "token"
  ],
  " için eski izin geri alınıyor."
 ],
 "swap.working.approve": [
  "Tam olarak bu tutarda ",
  [
   "token"
  ],
  " için izin veriliyor."
 ],
 "swap.working.permit": [
  "Tam olarak bu tutarda ",
  [
   "token"
  ],
  " için imzayla izin veriliyor. Hiçbir şey gönderilmez."
 ],
 "swap.working.swap": [
  [
   "from"
  ],
  " → ",
  [
   "to"
  ],
  " takas ediliyor."
 ],
 "swap.working.batch": [
  [
   "from"
  ],
  " → ",
  [
   "to"
  ],
  ": tek adımda izin verilip takas ediliyor."
 ],
 "swap.step.approve": "İzin ver",
 "swap.step.permit": "İmzala",
 "swap.step.swap": "Takas et",
 "swap.result.pending.title": "Takas gönderildi",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " karşılığında yaklaşık ",
  [
   "to"
  ],
  ". Bunu açık bırakabilir veya kapatabilirsiniz."
 ],
 "swap.result.success.title": "Takas tamamlandı",
 "swap.result.success.body": [
  [
   "from"
  ],
  " karşılığında yaklaşık ",
  [
   "to"
  ],
  " aldınız."
 ],
 "swap.result.failed.title": "Takas başarısız oldu",
 "swap.result.failed.body": "Ağ bunu reddetti, bu yüzden tokenlarınız yerinde kaldı. Yalnızca ağ ücreti ödendi.",
 "swap.result.replaced.title": "Takas değiştirildi",
 "swap.result.replaced.body": "Yerini cüzdanınızın başka bir işlemi aldı.",
 "swap.result.dropped.title": "Takas kabul edilmedi",
 "swap.result.dropped.body": "Ağ takası zamanında kabul etmedi. Hiçbir şey takas edilmedi ve hiçbir ücret ödenmedi.",
 "swap.result.unknown.title": "Bu takasın izini kaybettik",
 "swap.result.unknown.body": "Hâlâ gerçekleşebilir. Hesabınıza veya gezgine bakın.",
 "swap.result.leave": "Hesaba git",
 "swap.result.done": "Bitti",
 "walletAccounts.title": "Hesaplar",
 "walletAccounts.hint": "Başka hesap ekle",
 "walletAccounts.intro": "Her hesabın kendi adresleri vardır. Kurtarma kelimeleriniz hepsini geri getirir.",
 "walletAccounts.numbered": [
  "Hesap ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Ad",
 "walletAccounts.add": "Hesap ekle",
 "walletAccounts.rename": [
  "“",
  [
   "name"
  ],
  "” adını değiştir"
 ],
 "walletAccounts.save": "Kaydet",
 "walletAccounts.cancel": "İptal",
 "walletAccounts.full": [
  "Cüzdanınızda ",
  [
   "count"
  ],
  " hesap var, daha fazlası olamaz."
 ],
 "walletAccounts.failed": "Bu işe yaramadı. Hesaplarınız değişmedi. Tekrar deneyin.",
 "walletAccounts.imported": "İçe aktarıldı",
 "walletAccounts.introImported": "Her hesabın kendi adresleri vardır. Kurtarma kelimeleriniz, içe aktarılanlar dışında hepsini geri getirir."
}
export default catalogue
