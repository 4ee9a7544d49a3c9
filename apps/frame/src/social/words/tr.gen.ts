// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Giriş yap",
 "social.preparing": "Girişiniz hazırlanıyor…",
 "social.leaving": "{provider} sayfasına gidiliyor…",
 "social.number.title": "Hangi sayıyı görüyorsunuz?",
 "social.number.body": "{host} üzerindeki sayfanın girişte gösterdiği sayıyı seçin. Hiçbir sayfa sayı göstermiyorsa bu pencereyi kapatın.",
 "social.refused.title": "Bu farklı bir sayıydı",
 "social.refused.body": "Hesabınızı korumak için bu giriş durduruldu. Bu pencereyi kapatıp yeniden başlayın.",
 "social.ended.title": "Bu giriş sona erdi",
 "social.ended.body": "Bu pencereyi kapatın ve geldiğiniz sayfada yeniden başlayın.",
 "social.elsewhere.title": "Diğer pencerede devam edin",
 "social.elsewhere.body": "Bu giriş zaten başka bir pencerede açık. Bunu kapatabilirsiniz.",
 "social.failed.title": "Bu işe yaramadı",
 "social.failed.body": "Giriş başlatılamadı. Bu pencereyi kapatıp tekrar deneyin.",
 "social.offline": "Sunucuya ulaşamıyoruz. Denemeye devam ediyoruz.",
 "social.close": "Bu pencereyi kapat"
} as const
