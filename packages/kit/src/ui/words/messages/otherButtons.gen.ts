// Written by scripts/genMessages.ts. Do not edit.

/** What buttons say in the other languages. */
export default {
 "es": {
  "button.connect": "Conectar billetera",
  "button.connecting": "Conectando…",
  "button.wrongNetwork": "Red incorrecta"
 },
 "pt-BR": {
  "button.connect": "Conectar carteira",
  "button.connecting": "Conectando…",
  "button.wrongNetwork": "Rede incorreta"
 },
 "fr": {
  "button.connect": "Connecter un portefeuille",
  "button.connecting": "Connexion…",
  "button.wrongNetwork": "Réseau incorrect"
 },
 "de": {
  "button.connect": "Wallet verbinden",
  "button.connecting": "Wird verbunden …",
  "button.wrongNetwork": "Falsches Netzwerk"
 },
 "it": {
  "button.connect": "Connetti wallet",
  "button.connecting": "Connessione…",
  "button.wrongNetwork": "Rete errata"
 },
 "ru": {
  "button.connect": "Подключить кошелёк",
  "button.connecting": "Подключение…",
  "button.wrongNetwork": "Не та сеть"
 },
 "uk": {
  "button.connect": "Підключити гаманець",
  "button.connecting": "Підключення…",
  "button.wrongNetwork": "Не та мережа"
 },
 "tr": {
  "button.connect": "Cüzdanı bağla",
  "button.connecting": "Bağlanıyor…",
  "button.wrongNetwork": "Yanlış ağ"
 },
 "ar": {
  "button.connect": "ربط محفظة",
  "button.connecting": "جارٍ الربط…‏",
  "button.wrongNetwork": "شبكة غير صحيحة"
 },
 "fa": {
  "button.connect": "اتصال کیف پول",
  "button.connecting": "در حال اتصال…‏",
  "button.wrongNetwork": "شبکهٔ نادرست"
 },
 "ur": {
  "button.connect": "والٹ کنیکٹ کریں",
  "button.connecting": "کنیکٹ ہو رہا ہے…‏",
  "button.wrongNetwork": "غلط نیٹ ورک"
 },
 "hi": {
  "button.connect": "वॉलेट कनेक्ट करें",
  "button.connecting": "कनेक्ट हो रहा है…",
  "button.wrongNetwork": "गलत नेटवर्क"
 },
 "th": {
  "button.connect": "เชื่อมต่อวอลเล็ต",
  "button.connecting": "กำลังเชื่อมต่อ…",
  "button.wrongNetwork": "เครือข่ายไม่ถูกต้อง"
 },
 "vi": {
  "button.connect": "Kết nối ví",
  "button.connecting": "Đang kết nối…",
  "button.wrongNetwork": "Sai mạng"
 },
 "id": {
  "button.connect": "Hubungkan dompet",
  "button.connecting": "Menghubungkan…",
  "button.wrongNetwork": "Jaringan salah"
 },
 "ja": {
  "button.connect": "ウォレットを接続",
  "button.connecting": "接続中…",
  "button.wrongNetwork": "ネットワークが違います"
 },
 "ko": {
  "button.connect": "지갑 연결",
  "button.connecting": "연결 중…",
  "button.wrongNetwork": "잘못된 네트워크"
 },
 "zh-Hans": {
  "button.connect": "连接钱包",
  "button.connecting": "正在连接…",
  "button.wrongNetwork": "网络不正确"
 },
 "zh-Hant": {
  "button.connect": "連接錢包",
  "button.connecting": "正在連接…",
  "button.wrongNetwork": "網路不正確"
 }
} as const
