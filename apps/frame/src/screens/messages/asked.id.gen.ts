// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "approval.title.message": "Tanda tangani pesan",
 "approval.title.signIn": "Masuk",
 "approval.title.typedData": "Tanda tangani data",
 "approval.title.transaction": "Konfirmasi transaksi",
 "approval.title.session": "Izinkan belanja tanpa bertanya",
 "approval.title.link": "Tautkan dompet",
 "approval.from": "Diminta oleh",
 "approval.action.signMessage": "Tanda tangani pesan ini",
 "approval.action.signIn": [
  "Masuk ke ",
  [
   "domain"
  ]
 ],
 "approval.action.signData": [
  "Tanda tangani “",
  [
   "name"
  ],
  "”"
 ],
 "approval.action.sendCoin": [
  "Kirim ",
  [
   "amount"
  ],
  " ke ",
  [
   "to"
  ]
 ],
 "approval.action.sendToken": [
  "Kirim ",
  [
   "amount"
  ],
  " ke ",
  [
   "to"
  ]
 ],
 "approval.action.moveToken": [
  "Pindahkan ",
  [
   "amount"
  ],
  " dari ",
  [
   "from"
  ],
  " ke ",
  [
   "to"
  ]
 ],
 "approval.action.sendItem": [
  "Pindahkan item ",
  [
   "id"
  ],
  " dari ",
  [
   "token"
  ],
  ", dari ",
  [
   "from"
  ],
  " ke ",
  [
   "to"
  ]
 ],
 "approval.action.allow": [
  "Izinkan ",
  [
   "spender"
  ],
  " membelanjakan ",
  [
   "amount"
  ]
 ],
 "approval.action.allowFee": [
  "Izinkan ",
  [
   "spender"
  ],
  " mengambil ",
  [
   "amount"
  ],
  " untuk biaya jaringan"
 ],
 "approval.action.allowUnlimited": [
  "Izinkan ",
  [
   "spender"
  ],
  " membelanjakan ",
  [
   "token"
  ],
  " tanpa batas"
 ],
 "approval.action.allowAll": [
  "Izinkan ",
  [
   "spender"
  ],
  " memindahkan semua ",
  [
   "token"
  ],
  " yang Anda punya"
 ],
 "approval.action.revoke": [
  "Hentikan ",
  [
   "spender"
  ],
  " membelanjakan ",
  [
   "token"
  ]
 ],
 "approval.action.revokeAll": [
  "Hentikan semua izin untuk ",
  [
   "token"
  ]
 ],
 "approval.action.call": [
  "Jalankan ",
  [
   "selector"
  ],
  " dari ",
  [
   "contract"
  ]
 ],
 "approval.action.create": "Buat kontrak",
 "approval.action.deployAccount": "Buat akun pintar Anda di jaringan ini",
 "approval.action.upgradeAccount": "Aktifkan fitur pintar untuk akun Anda di jaringan ini. Alamatnya tetap sama.",
 "approval.action.openSession": [
  "Izinkan aplikasi ini mengirim hingga ",
  [
   "amount"
  ],
  " dalam setiap periode ",
  [
   "period"
  ],
  ", sampai ",
  [
   "until"
  ],
  ". Totalnya paling banyak ",
  [
   "total"
  ],
  "."
 ],
 "approval.action.endSession": [
  "Akhiri izin mengirim hingga ",
  [
   "amount"
  ],
  " dalam setiap periode ",
  [
   "period"
  ]
 ],
 "approval.action.openAccount": [
  "Buka akun ",
  [
   "address"
  ],
  " untuk ",
  [
   "owner"
  ]
 ],
 "approval.action.closeAccount": [
  "Tutup akun ",
  [
   "address"
  ],
  "; sisanya masuk ke ",
  [
   "to"
  ]
 ],
 "approval.action.changeAuthority": [
  "Serahkan kendali ",
  [
   "address"
  ],
  " kepada ",
  [
   "to"
  ]
 ],
 "approval.action.dropAuthority": [
  "Lepaskan kendali ",
  [
   "address"
  ]
 ],
 "approval.action.memo": [
  "Tambahkan catatan “",
  [
   "text"
  ],
  "”"
 ],
 "approval.action.linkWallet": "Tautkan dompet ini ke akun Anda di aplikasi ini",
 "approval.units": [
  [
   "amount"
  ],
  " satuan dasar ",
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
  ", tidak ada di daftar kami)"
 ],
 "approval.token.unknown": [
  "token ",
  [
   "address"
  ]
 ],
 "approval.coin": [
  [
   "amount"
  ],
  " koin jaringan"
 ],
 "approval.label.network": "Jaringan",
 "approval.label.fee": "Biaya jaringan, paling banyak",
 "approval.label.sponsored": "Biaya jaringan",
 "approval.sponsored": "Dibayarkan untuk Anda",
 "approval.label.account": "Akun Anda",
 "approval.label.smartAccount": "Akun pintar Anda",
 "approval.label.actions": "Yang akan terjadi",
 "approval.details": "Semua yang ditandatangani",
 "approval.network.unknown": [
  "Jaringan ",
  [
   "id"
  ]
 ],
 "approval.fails.title": "Ini akan gagal",
 "approval.fails.body": "Jaringan akan menolaknya, dan Anda mungkin tetap membayar biayanya.",
 "approval.unfunded.title": "Dana tidak cukup untuk ini",
 "approval.unfunded.body": "Saldo akun ini tidak cukup untuk ini dan biaya jaringannya. Tambah dana dulu.",
 "approval.unknown.title": "Tidak dapat memeriksa ini",
 "approval.unknown.body": "Jaringan tidak dapat mengujinya lebih dulu. Lanjutkan hanya jika Anda memercayai asalnya.",
 "approval.warning.foreignSignIn": "Ini memasukkan Anda ke situs lain, bukan situs yang meminta. Kemungkinan besar ini upaya mengambil alih akun Anda di sana.",
 "approval.warning.looksLikeHash": "Ini tampak seperti sidik digital dari sesuatu yang lain, misalnya transaksi. Menandatanganinya bisa memindahkan dana Anda.",
 "approval.warning.unlimitedAllowance": "Penerima izin bisa mengambil semua token ini milik Anda, sekarang atau nanti.",
 "approval.warning.allowsAll": "Penerima izin bisa mengambil setiap item Anda di koleksi ini, sekarang atau nanti.",
 "approval.warning.authorityChange": "Ini menyerahkan kendali sebuah akun kepada alamat lain.",
 "approval.warning.permit": "Tanda tangan ini adalah izin. Izin ini bisa dipakai tanpa bertanya lagi kepada Anda.",
 "approval.warning.order": "Ini pesanan marketplace. Menandatanganinya bisa menyerahkan apa yang ditawarkan.",
 "approval.warning.session": "Aplikasi yang menentukan kapan dan kepada siapa, dan tidak bertanya lagi. Anda bisa mengakhirinya kapan saja.",
 "approval.warning.otherChain": "Ini untuk jaringan lain, bukan yang ditampilkan.",
 "approval.warning.otherAccount": "Ini tentang akun yang bukan milik Anda.",
 "approval.warning.unknownCall": "Kami tidak dapat memastikan apa yang dilakukan panggilan kontrak ini.",
 "approval.warning.createsContract": "Ini membuat kontrak di jaringan.",
 "approval.warning.unknownProgram": "Kami tidak dapat memastikan apa yang dilakukan program ini.",
 "approval.warning.lookupTables": "Beberapa akun terdaftar dalam tabel di jaringan dan tidak bisa ditampilkan di sini.",
 "approval.warning.durableNonce": "Ini tidak kedaluwarsa. Setelah ditandatangani, ini bisa dikirim kapan saja nanti.",
 "approval.warning.unreadable": "Ini tidak bisa dibaca sebagai teks.",
 "approval.warning.highFee": "Biaya jaringan luar biasa tinggi.",
 "approval.warning.malformedSignIn": "Ini bukan permintaan masuk yang formatnya benar.",
 "approval.warning.severalTransactions": "Anda menyetujui beberapa transaksi sekaligus.",
 "approval.approve": "Setujui",
 "approval.sign": "Tanda tangani",
 "approval.decline": "Tolak",
 "approval.wait": "Terbuka setelah tampil penuh selama satu detik.",
 "approval.window.why": "Halaman bisa menutupi atau mengubah yang Anda lihat di sini. Putuskan di jendela dompet Anda.",
 "approval.window.open": "Tinjau di jendela",
 "approval.window.waiting": "Putuskan di jendela yang terbuka",
 "approval.window.blocked": "Jendela tidak terbuka. Izinkan pop-up untuk halaman ini, lalu coba lagi.",
 "approval.window.closed": "Jendela ditutup sebelum Anda memutuskan.",
 "approval.window.lost": "Tidak ada lagi yang perlu diputuskan di sini. Anda boleh menutup jendela ini.",
 "approval.next.signIn": "Masuk tidak dikenai biaya dan tidak memindahkan apa pun.",
 "approval.next.signature": "Setelah ditandatangani, tidak bisa ditarik kembali.",
 "approval.next.transaction": "Setelah disetujui, tidak bisa dibatalkan.",
 "approval.next.session": "Jaringan menegakkan batas ini.",
 "approval.next.link": "Tidak ada yang dipindahkan. Anda bisa melepas tautannya kapan saja.",
 "approval.window.again": "Buka lagi",
 "approval.window.title": "Setujui permintaan",
 "action.cancel": "Batal",
 "action.continue": "Lanjutkan",
 "action.done": "Selesai",
 "change.old.title": "Konfirmasi bahwa ini Anda",
 "change.old.body": [
  "Untuk mengganti email menjadi ",
  [
   "next"
  ],
  ", masukkan kode yang kami kirim ke ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Konfirmasi email baru",
 "change.new.body": [
  "Masukkan kode yang kami kirim ke ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Email Anda tidak berubah",
 "change.stopped.body": "Kode sudah kedaluwarsa, atau email ini tidak bisa dipakai. Anda bisa mulai lagi.",
 "change.done.title": "Email Anda sudah diganti",
 "change.done.body": [
  "Mulai sekarang, masuklah dengan ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "Kami mengirim email ke ",
  [
   "email"
  ],
  ". Tautan di dalamnya bisa membatalkan perubahan selama 24 jam."
 ],
 "change.resend": "Mulai lagi",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "Mulai lagi dalam ",
     0,
     " detik"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     "Mulai lagi dalam ",
     0,
     " menit"
    ]
   }
  ]
 ],
 "code.label": "Kode dari email",
 "code.checking": "Memeriksa kode",
 "code.wrong": [
  [
   "count",
   2,
   {
    "other": [
     "Kode tidak benar. Sisa ",
     0,
     " percobaan."
    ]
   }
  ]
 ],
 "code.offline": "Kami tidak dapat memeriksa kode. Periksa koneksi Anda atau tunggu sebentar, lalu lanjutkan.",
 "code.renewed": "Kami mengirim kode baru. Kode lama tidak berlaku lagi.",
 "code.tooMany.title": "Terlalu banyak kode salah",
 "code.tooMany.body": "Kode ini tidak berlaku lagi. Kirim kode baru untuk mencoba lagi.",
 "code.expired.title": "Kode sudah kedaluwarsa",
 "code.expired.body": "Kode berlaku selama 5 menit. Kirim kode baru untuk mencoba lagi.",
 "code.resend": "Kirim kode baru",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "Kirim kode baru dalam ",
     0,
     " detik"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     "Kirim kode baru dalam ",
     0,
     " menit"
    ]
   }
  ]
 ],
 "confirm.window": "Ini diputuskan di jendela dompet, dan passkey Anda diminta di sana.",
 "confirm.again": "Passkey Anda harus mengonfirmasi ini. Buka jendelanya, lalu coba lagi.",
 "confirm.next": "Berikutnya passkey Anda diminta.",
 "confirm.problem": "Passkey Anda tidak mengonfirmasinya. Tidak ada yang ditandatangani. Coba lagi.",
 "login.for": [
  "Untuk dompet Anda di ",
  [
   "host"
  ]
 ],
 "login.link.title": "Periksa email Anda",
 "login.link.body": [
  "Buka tautan di email kami ke ",
  [
   "email"
  ],
  " dan pilih angka ini di sana:"
 ],
 "login.link.number": [
  "Angka Anda ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Menunggu Anda memilih ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "Kami mengirim email lagi. Email itu meminta angka baru ini.",
 "login.link.offline": "Kami tidak dapat menjangkau server. Kami terus mencoba.",
 "login.link.delayed": "Email belum terkirim. Kami terus mencoba: tunggu di sini, atau kirim lagi nanti.",
 "login.mailFailed.title": "Email tidak sampai",
 "login.mailFailed.body": [
  "Kami tidak dapat mengirim email ke ",
  [
   "email"
  ],
  ". Periksa ejaannya, atau kirim lagi."
 ],
 "login.refused.title": "Itu angka yang berbeda",
 "login.refused.body": "Demi keamanan dompet Anda, login ini dihentikan. Kirim email lagi dan pilih angka yang Anda lihat di sini.",
 "login.ended.title": "Tautan sudah kedaluwarsa",
 "login.ended.body": "Tautan berlaku selama 10 menit. Kirim email lagi untuk mendapat tautan baru.",
 "login.resend": "Kirim email lagi",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "other": [
     "Kirim email lagi dalam ",
     0,
     " detik"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "other": [
     "Kirim email lagi dalam ",
     0,
     " menit"
    ]
   }
  ]
 ],
 "login.code.title": "Masukkan kode",
 "login.code.body": [
  "Kami mengirim 8 digit ke ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "Anda sudah masuk",
 "login.finishing": "Memproses login",
 "login.otherEmail": "Pakai email lain",
 "login.link.approved": "Angka dikonfirmasi",
 "login.wait.title": "Perangkat ini baru",
 "login.wait.body": [
  "Demi keamanan Anda, dompet Anda baru bisa dibuka di perangkat ini mulai ",
  [
   "time"
  ],
  ". Masuklah lagi saat itu."
 ],
 "login.wait.mail": [
  "Kami mengirim email ke ",
  [
   "email"
  ],
  ", yang bisa Anda pakai untuk menghentikannya."
 ],
 "login.wait.close": "Mengerti",
 "login.code.sameMail": "Langkah terakhir: 8 digit di email yang sama, di bawah tautan.",
 "login.opening": "Membuka dompet Anda…",
 "login.social.title": "Lanjutkan di jendela",
 "login.social.body": [
  "Masuk dengan ",
  [
   "provider"
  ],
  " di jendela yang terbuka. Halaman ini akan lanjut sendiri."
 ],
 "login.social.waiting": [
  "Menunggu ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Buka lagi",
 "login.social.number.title": "Pilih angka ini",
 "login.social.number.body": "Jendela yang terbuka memintanya, untuk memastikan bahwa jendela itu milik halaman ini:"
}
export default catalogue
