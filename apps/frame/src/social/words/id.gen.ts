// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Masuk",
 "social.preparing": "Menyiapkan login Anda…",
 "social.leaving": "Membawa Anda ke {provider}…",
 "social.number.title": "Angka mana yang Anda lihat?",
 "social.number.body": "Pilih angka yang ditampilkan halaman di {host} saat login. Jika tidak ada halaman yang menampilkannya, tutup jendela ini.",
 "social.refused.title": "Itu angka yang berbeda",
 "social.refused.body": "Demi keamanan akun Anda, login ini dihentikan. Tutup jendela ini dan mulai lagi.",
 "social.ended.title": "Login ini sudah berakhir",
 "social.ended.body": "Tutup jendela ini dan mulai lagi di halaman asal Anda.",
 "social.elsewhere.title": "Lanjutkan di jendela lain",
 "social.elsewhere.body": "Login ini sudah terbuka di jendela lain. Anda boleh menutup yang ini.",
 "social.failed.title": "Tidak berhasil",
 "social.failed.body": "Login tidak dapat dimulai. Tutup jendela ini, lalu coba lagi.",
 "social.offline": "Kami tidak dapat menjangkau server. Kami terus mencoba.",
 "social.close": "Tutup jendela ini"
} as const
