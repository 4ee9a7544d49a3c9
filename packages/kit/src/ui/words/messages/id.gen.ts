// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "button.connect": "Hubungkan dompet",
 "button.connecting": "Menghubungkan…",
 "button.wrongNetwork": "Jaringan salah",
 "a11y.close": "Tutup",
 "a11y.back": "Kembali",
 "a11y.help": "Apa itu dompet?",
 "a11y.copied": "Disalin",
 "a11y.copyFailed": "Tidak dapat menyalin",
 "a11y.loading": "Memuat",
 "a11y.dismiss": "Abaikan",
 "a11y.newTab": "terbuka di tab baru",
 "a11y.clearSearch": "Hapus pencarian",
 "a11y.results": [
  [
   "count",
   2,
   {
    "=0": "Tidak ada hasil",
    "other": [
     0,
     " hasil"
    ]
   }
  ]
 ],
 "action.tryAgain": "Coba lagi",
 "action.openWallet": [
  "Buka ",
  [
   "wallet"
  ]
 ],
 "action.otherWallet": "Pilih dompet lain",
 "branding.poweredBy": [
  "Didukung oleh ",
  [
   "name"
  ]
 ],
 "badge.recent": "Terbaru",
 "badge.installed": "Terpasang",
 "badge.active": "Aktif",
 "badge.current": "Saat ini",
 "badge.connected": "Terhubung",
 "badge.testnet": "Testnet",
 "connect.title": "Hubungkan dompet",
 "connect.allWallets": "Semua dompet",
 "connect.walletCount": [
  [
   "count"
  ],
  "+"
 ],
 "connect.logins": "Masuk",
 "connect.noWallet": "Saya tidak punya dompet",
 "connect.whatIsWallet": "Apa itu dompet?",
 "connect.empty.title": "Dompet tidak ditemukan",
 "connect.empty.body": "Browser ini belum punya dompet. Mendapatkannya hanya butuh beberapa menit.",
 "connect.forChain": [
  "Dompet yang mendukung ",
  [
   "chain"
  ]
 ],
 "connect.chooseChain.title": "Pilih rantai",
 "connect.chooseChain.body": [
  [
   "wallet"
  ],
  " mendukung beberapa rantai. Ke mana Anda ingin terhubung?"
 ],
 "connect.chooseChain.networks": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " jaringan"
    ]
   }
  ]
 ],
 "allWallets.title": "Semua dompet",
 "allWallets.search": "Cari dompet",
 "allWallets.list": "Dompet",
 "allWallets.empty.title": "Dompet tidak ditemukan",
 "allWallets.empty.body": [
  "Tidak ada yang cocok dengan “",
  [
   "query"
  ],
  "”. Periksa ejaannya atau coba nama lain."
 ],
 "allWallets.more": "Tampilkan lagi",
 "connecting.waiting.title": [
  "Buka ",
  [
   "wallet"
  ],
  " dan setujui"
 ],
 "connecting.waiting.body": "Ada permintaan menunggu di dompet Anda.",
 "connecting.declined.title": "Permintaan ditolak",
 "connecting.declined.body": "Anda bisa mencoba lagi.",
 "connecting.pending.title": "Sudah ada permintaan yang terbuka",
 "connecting.pending.body": [
  "Jawab di ",
  [
   "wallet"
  ],
  ", lalu coba lagi."
 ],
 "connecting.inApp.title": [
  "Lanjutkan di ",
  [
   "wallet"
  ]
 ],
 "connecting.inApp.body": [
  [
   "wallet"
  ],
  " membuka halaman ini di browsernya sendiri. Hubungkan di sana."
 ],
 "connecting.notInstalled.title": [
  [
   "wallet"
  ],
  " belum terpasang"
 ],
 "connecting.notInstalled.body": "Pasang, lalu kembali dan muat ulang halaman ini.",
 "connecting.notInstalled.install": [
  "Pasang ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.title": [
  "Tidak ada jawaban dari ",
  [
   "wallet"
  ]
 ],
 "connecting.timedOut.body": "Permintaan terlalu lama. Buka dompet Anda, lalu coba lagi.",
 "connecting.blocked.title": "Jendela diblokir",
 "connecting.blocked.body": [
  "Browser Anda tidak mengizinkan ",
  [
   "wallet"
  ],
  " terbuka. Jika ditanya, izinkan pop-up untuk halaman ini, lalu coba lagi."
 ],
 "connecting.failed.title": "Tidak dapat terhubung",
 "connecting.failed.body": [
  [
   "wallet"
  ],
  " melaporkan masalah. Coba lagi atau pilih dompet lain."
 ],
 "connecting.done": "Terhubung",
 "error.connect/rejected": "Permintaan ditolak. Anda bisa mencoba lagi.",
 "error.connect/failed": "Tidak dapat terhubung. Coba lagi.",
 "error.connect/pending": "Dompet Anda sudah punya permintaan yang terbuka. Jawab dulu di sana.",
 "error.connect/timeout": "Dompet tidak menjawab tepat waktu. Coba lagi.",
 "error.connect/not_installed": "Dompet ini tidak terpasang di browser ini.",
 "error.connection/none": "Tidak ada dompet yang terhubung.",
 "error.connection/reconnecting": "Masih menghubungkan kembali. Tunggu sebentar, lalu coba lagi.",
 "error.disconnect/failed": "Tidak dapat memutuskan. Coba lagi.",
 "error.network/unknown": "Jaringan ini tidak dikenal di sini.",
 "error.network/unsupported": "Dompet Anda tidak dapat memakai jaringan ini.",
 "error.network/switch_failed": "Tidak dapat mengganti jaringan. Coba lagi.",
 "error.network/switch_rejected": "Peralihan ditolak. Anda bisa mencoba lagi.",
 "error.sign/rejected": "Tanda tangan ditolak. Anda bisa mencoba lagi.",
 "error.sign/failed": "Dompet Anda tidak dapat menandatangani. Coba lagi.",
 "error.balance/unavailable": "Saldo tidak tersedia",
 "error.wallet/disconnected": "Dompet Anda kehilangan koneksi. Buka dompet, lalu coba lagi.",
 "error.wallet/unauthorized": "Dompet Anda tidak mengizinkan ini. Buka kuncinya, lalu coba lagi.",
 "error.wallet/unsupported_method": "Dompet Anda tidak dapat melakukan ini.",
 "error.request/action_not_allowed": "Tindakan tidak diizinkan",
 "error.request/timeout": "Tidak ada jawaban tepat waktu. Coba lagi.",
 "error.request/http_failed": "Tidak dapat menjangkau server. Periksa koneksi Anda, lalu coba lagi.",
 "error.general/unexpected": "Terjadi kesalahan. Coba lagi.",
 "alert.view/unavailable.title": "Tampilan Tidak Tersedia",
 "alert.view/unavailable.body": "Aplikasi ini tidak menyediakannya di sini.",
 "alert.network/not_found.title": "Jaringan Tidak Ditemukan",
 "alert.network/not_found.body": "Aplikasi ini tidak disiapkan untuk jaringan itu.",
 "alert.project/origin_not_allowed.title": "Konfigurasi Aplikasi Tidak Valid",
 "alert.project/origin_not_allowed.body": "Alamat ini tidak ada di daftar yang diizinkan proyek. Pemiliknya bisa menambahkannya di pengaturan proyek.",
 "alert.project/domain_unverified.title": "Konfigurasi Aplikasi Tidak Valid",
 "alert.project/domain_unverified.body": "Domain ini belum diverifikasi untuk proyek.",
 "alert.project/invalid_id.title": "Konfigurasi Aplikasi Tidak Valid",
 "alert.project/invalid_id.body": "ID Proyek Tidak Valid - perbarui konfigurasi",
 "alert.project/missing_id.title": "ID Proyek Belum Dikonfigurasi",
 "alert.project/missing_id.body": "Fitur ini memerlukan proyek.",
 "alert.embedded/load_failed.title": "Kesalahan Jaringan - Dompet tertanam tidak dapat dimuat",
 "alert.embedded/load_failed.body": "Periksa koneksi Anda dan coba lagi nanti.",
 "alert.embedded/timeout.title": "Waktu Permintaan Dompet Tertanam Habis",
 "alert.embedded/timeout.body": "Coba lagi nanti.",
 "alert.session/expired.title": "Sesi Berakhir",
 "alert.session/expired.body": "Periksa tanggal dan waktu perangkat ini, lalu hubungkan lagi.",
 "alert.config/server_error.title": "Kesalahan Server",
 "alert.config/server_error.body": "Konfigurasi Aplikasi gagal diambil. Beberapa fitur mungkin tidak tersedia.",
 "alert.config/rate_limited.title": "Terlalu Banyak Permintaan",
 "alert.config/rate_limited.body": "Tunggu sebentar, lalu muat ulang halaman ini.",
 "time.now": "Baru saja",
 "time.minute": [
  [
   "count",
   4
  ],
  " mnt"
 ],
 "time.hour": [
  [
   "count",
   4
  ],
  " jam"
 ],
 "time.day": [
  [
   "count",
   4
  ],
  " hr"
 ],
 "time.month": [
  [
   "count",
   4
  ],
  " bln"
 ],
 "time.year": [
  [
   "count",
   4
  ],
  " thn"
 ],
 "error.connect/window_blocked": "Browser Anda memblokir jendela dompet. Coba lagi.",
 "error.node/insufficient_funds": "Dana Anda tidak cukup untuk jumlah ini dan biaya jaringan.",
 "error.node/execution_reverted": "Kontrak akan menolak transaksi ini. Tidak ada yang dikirim.",
 "error.node/nonce_too_low": "Dompet Anda sudah mengirim transaksi dengan nomor ini. Coba lagi.",
 "error.node/nonce_too_high": "Transaksi sebelumnya dari akun ini belum selesai. Coba lagi setelah transaksi itu selesai.",
 "error.node/fee_cap_too_low": "Biaya jaringan naik. Coba lagi.",
 "error.pay/invalid_request": "Permintaan aplikasi tidak valid. Tidak ada yang dibayar.",
 "error.pay/unsupported_asset": "Token ini tidak bisa dibayarkan dari sini. Token mungkin tidak ada, atau memotong sebagian dari setiap transfer.",
 "error.pay/in_progress": "Pembayaran ini sedang dilakukan di tab lain. Selesaikan di sana.",
 "error.pay/insufficient_funds": "Dana Anda tidak cukup untuk penukaran ini dan biaya jaringannya.",
 "remote.title": "Hubungkan dengan kode QR",
 "remote.off.title": "Kode QR tidak tersedia di sini",
 "remote.off.body": "Aplikasi ini belum menyiapkan koneksi dengan kode QR. Anda bisa memakai dompet di browser ini.",
 "remote.off.allWallets": "Lihat semua dompet",
 "badge.qr": "Kode QR",
 "remote.code": "Kode QR untuk dompet Anda",
 "remote.scan": "Pindai kode ini dengan dompet di ponsel Anda.",
 "remote.scanWith": [
  "Pindai kode ini dengan ",
  [
   "wallet"
  ],
  " di ponsel Anda."
 ],
 "remote.scanHere": "Pindai kode ini dengan perangkat lain, atau buka dompet di perangkat ini.",
 "remote.renews": [
  "Kode baru muncul dalam ",
  [
   "seconds"
  ],
  " dtk."
 ],
 "remote.copy": "Salin tautan",
 "remote.getApp": "Dapatkan aplikasi",
 "remote.appStore": "App Store",
 "remote.playStore": "Google Play",
 "remote.tabs": [
  "Tempat Anda memakai ",
  [
   "wallet"
  ]
 ],
 "remote.tab.browser": "Browser",
 "remote.tab.mobile": "Seluler",
 "remote.tab.desktop": "Desktop",
 "remote.tab.web": "Web",
 "remote.notDetected.title": [
  [
   "wallet"
  ],
  " tidak terdeteksi"
 ],
 "remote.notDetected.body": "Pasang di browser ini, lalu muat ulang halaman. Atau pakai di perangkat lain.",
 "remote.notDetected.phone": "Pakai ponsel saja",
 "remote.open.title": [
  "Lanjutkan di ",
  [
   "wallet"
  ]
 ],
 "remote.open.body": "Setujui di sana, lalu kembali ke halaman ini.",
 "remote.open.device": "Buka dompet di perangkat ini",
 "remote.help.title": "Tidak terbuka?",
 "remote.help.body": [
  "Salin tautan dan tempelkan di ",
  [
   "wallet"
  ],
  ", atau dapatkan aplikasinya dulu."
 ],
 "remote.help.inApp": [
  "Buka halaman ini di ",
  [
   "wallet"
  ]
 ],
 "remote.help.site": "Buka situs webnya",
 "remote.linking.title": "Hampir selesai",
 "remote.linking.body": "Dompet Anda setuju. Menyiapkan koneksi.",
 "remote.declined.title": "Ditolak di dompet",
 "remote.declined.body": "Tidak ada yang terhubung. Anda bisa mencoba lagi.",
 "remote.unreachable.title": "Tidak dapat membuat kode",
 "remote.unreachable.body": "Layanan yang menjangkau dompet Anda tidak menjawab. Periksa koneksi internet Anda, lalu coba lagi.",
 "remote.refused.title": "Tidak dapat membuat kode",
 "remote.refused.body": "Layanan yang menjangkau dompet Anda menolak halaman ini. Periksa jam perangkat Anda, lalu coba lagi.",
 "remote.failed.title": "Tidak dapat terhubung",
 "remote.failed.body": "Jawaban dompet tidak bisa dipakai di sini. Coba lagi atau pilih dompet lain.",
 "error.pairing/expired": "Kode kedaluwarsa sebelum dompet Anda menjawab. Coba lagi.",
 "error.pairing/relay_unreachable": "Tidak dapat menjangkau layanan antara halaman ini dan dompet Anda. Coba lagi.",
 "error.pairing/relay_refused": "Layanan antara halaman ini dan dompet Anda menolak aplikasi ini. Beri tahu pembuatnya.",
 "error.pairing/invalid_grant": "Dompet Anda memberi izin yang berbeda dari yang diminta. Coba lagi.",
 "embedded.frame.login": "Masuk ke dompet Anda",
 "embedded.frame.approval": "Permintaan ke dompet Anda",
 "embedded.frame.account": "Akun dompet Anda",
 "embedded.sending": [
  "Mengirim email ke ",
  [
   "email"
  ]
 ],
 "embedded.waiting": "Memuat dompet Anda",
 "embedded.linking.title": "Anda sudah masuk",
 "embedded.linking.body": "Membuka dompet Anda…",
 "embedded.failed.title": "Tidak dapat masuk",
 "embedded.failed.noAccess": "Akun ini tidak punya akses",
 "embedded.failed.otherEmail": "Pakai email lain",
 "embedded.row.subtitle": "Masuk dengan email",
 "embedded.security.title": "Keamanan",
 "embedded.security.subtitle": "Siapa yang bisa membuka dompet Anda",
 "embedded.security.assisted": "Bisa dibuka hanya dengan login Anda.",
 "embedded.security.fragile": "Hanya Anda yang bisa membukanya, dengan satu cara.",
 "embedded.security.secured": "Hanya Anda yang bisa membukanya.",
 "embedded.security.exit": "Hanya Anda yang bisa membukanya, dan Anda bisa pindah.",
 "embedded.security.next.kit": "Berikutnya: kit pemulihan",
 "embedded.security.next.passkey": "Berikutnya: passkey",
 "embedded.security.next.secure": "Berikutnya: jadikan milik Anda sendiri",
 "embedded.security.next.export": "Berikutnya: kit ekspor",
 "embedded.security.failed": "Tidak dapat menampilkan ini",
 "embedded.change.intro": "Anda menerima kode di alamat saat ini, lalu satu kode di alamat baru.",
 "embedded.change.present": "Email saat ini",
 "embedded.change.label": "Alamat email baru",
 "embedded.change.send": "Lanjutkan",
 "embedded.change.done": "Email diganti",
 "embedded.notAllowed": "Tindakan tidak diizinkan",
 "embedded.error.email_invalid": "Masukkan alamat email, misalnya ana@example.com.",
 "embedded.error.login/cool_down": [
  "Coba lagi setelah ",
  [
   "seconds"
  ],
  " detik"
 ],
 "embedded.error.embedded/load_failed": "Dompet tidak dapat dimuat. Periksa koneksi Anda dan coba lagi nanti.",
 "embedded.error.embedded/timeout": "Dompet terlalu lama menjawab. Coba lagi.",
 "embedded.error.login/mail_failed": "Email tidak dapat dikirim. Periksa alamatnya, atau coba lagi.",
 "embedded.error.login/attempt_ended": "Kode sudah kedaluwarsa. Minta kode baru.",
 "embedded.error.login/too_many_tries": "Terlalu banyak kode salah. Minta kode baru.",
 "embedded.error.login/device_refused": "Angka lain dipilih di email. Coba lagi, dan pilih angka yang Anda lihat di sini.",
 "embedded.error.login/change_pending": "Email akun ini telah diganti. Buka tautan di pemberitahuan untuk membatalkannya, atau tunggu satu hari.",
 "embedded.error.login/not_allowed": "Situs ini tidak menerima akun ini. Pakai akun lain, atau minta akses ke situs ini.",
 "embedded.error.login/user_disabled": "Aplikasi ini menonaktifkan akun Anda. Masuk lagi untuk membawa dompet Anda.",
 "embedded.error.login/email_off": "Masuk dengan email tidak tersedia di sini.",
 "embedded.error.login/clock_skewed": "Periksa tanggal dan waktu perangkat ini, lalu coba lagi.",
 "embedded.error.request/http_failed": "Tidak dapat menjangkau server dompet. Periksa koneksi Anda, lalu coba lagi.",
 "embedded.error.embedded/unreachable": "Dompet Anda sedang tidak dapat dijangkau. Coba lagi satu menit lagi.",
 "embedded.error.embedded/untrusted": "Dompet Anda tidak dibuka, karena server mengirim sesuatu yang bukan bagian darinya. Mintalah bantuan dukungan situs ini.",
 "embedded.error.stopped": "Dompet sedang dihentikan sementara. Coba lagi nanti.",
 "embedded.error.escrow/login_required": "Masuk lagi, dengan tautan dan kode dari email.",
 "embedded.error.request/too_many": "Terlalu banyak permintaan sekaligus. Tunggu sebentar, lalu coba lagi.",
 "embedded.error.failed": "Tidak berhasil. Coba lagi.",
 "embedded.row.social": [
  "Masuk dengan ",
  [
   "provider"
  ]
 ],
 "embedded.social.list": "Masuk dengan akun",
 "embedded.social.continue": [
  "Lanjutkan dengan ",
  [
   "provider"
  ]
 ],
 "embedded.social.waiting.title": "Lanjutkan di jendela",
 "embedded.social.waiting.body": [
  "Masuk dengan ",
  [
   "provider"
  ],
  " di jendela yang terbuka."
 ],
 "embedded.social.blocked": "Jendela diblokir",
 "embedded.social.closed": "Jendela ditutup",
 "embedded.social.declined": "Login ditolak",
 "embedded.social.open": "Buka jendela",
 "embedded.social.other": "Pakai cara lain",
 "embedded.farcaster.scan": "Pindai dengan ponsel Anda",
 "embedded.farcaster.here": "Lanjutkan di aplikasi Farcaster",
 "embedded.farcaster.only": "Setujui di aplikasi Farcaster. Hanya setujui login yang Anda mulai sendiri.",
 "embedded.farcaster.expires": [
  "Kode ini kedaluwarsa dalam ",
  [
   "seconds"
  ],
  " detik."
 ],
 "embedded.farcaster.code": "Kode untuk aplikasi Farcaster",
 "embedded.farcaster.copy": "Salin tautan",
 "embedded.farcaster.open": "Buka Farcaster",
 "embedded.farcaster.failed": [
  "Tidak dapat terhubung ke ",
  [
   "provider"
  ]
 ],
 "embedded.farcaster.expired": "Kode sudah kedaluwarsa",
 "embedded.farcaster.expiredBody": "Tidak disetujui tepat waktu. Coba lagi untuk mendapat kode baru.",
 "embedded.error.login/window_blocked": "Browser Anda tidak mengizinkan jendela terbuka. Buka dengan tombol di bawah.",
 "embedded.error.login/window_closed": "Anda menutupnya sebelum masuk. Anda bisa mencoba lagi.",
 "embedded.error.login/window_foreign": "Angka lain dipilih di jendela. Coba lagi, dan pilih angka yang Anda lihat di sini.",
 "embedded.error.login/visit_ended": "Login terlalu lama. Coba lagi.",
 "embedded.error.login/provider_declined": "Anda menolak di jendela, jadi tidak ada yang dibagikan. Anda bisa mencoba lagi.",
 "embedded.error.login/provider_failed": "Login tidak dapat dikonfirmasi di sana. Coba lagi sebentar lagi.",
 "embedded.error.login/provider_off": "Cara masuk ini tidak tersedia di sini. Pakai cara lain.",
 "embedded.passkey.continue": "Lanjutkan dengan passkey",
 "embedded.passkey.name": "Passkey",
 "embedded.row.passkey": "Masuk dengan passkey",
 "embedded.guest.continue": "Lanjutkan sebagai tamu",
 "embedded.guest.name": "Tamu",
 "embedded.row.guest": "Tanpa email",
 "embedded.guest.secure": "Amankan dompet ini",
 "embedded.security.temporary": "Hanya di browser ini. Jika datanya dihapus, dompet ini hilang.",
 "embedded.error.login/guest_off": "Situs ini tidak menerima tamu. Pakai cara lain.",
 "embedded.linked.title": "Dompet tertaut",
 "embedded.linked.subtitle": "Dompet yang sudah Anda punya",
 "embedded.linked.intro": "Aplikasi ini tahu bahwa dompet ini milik Anda. Dompet ini tidak bisa membuka dompet login Anda.",
 "embedded.linked.unread": "Dompet tertaut tidak dapat dimuat",
 "embedded.linked.none.title": "Tidak ada dompet tertaut",
 "embedded.linked.none.body": "Tautkan dompet yang sudah Anda punya, agar aplikasi ini tahu dompet itu milik Anda. Dompet itu menandatangani pesan, tanpa biaya.",
 "embedded.linked.add": "Tautkan dompet",
 "embedded.linked.full": [
  "Anda sudah menautkan ",
  [
   "count"
  ],
  " dompet, jumlah terbanyak yang bisa. Lepas satu tautan dulu."
 ],
 "embedded.linked.choose": "Pilih dompet di browser ini.",
 "embedded.linked.missing.title": "Dompet tidak ditemukan",
 "embedded.linked.missing.body": "Pasang atau aktifkan dompet di browser ini, lalu coba lagi.",
 "embedded.linked.unlink": "Lepas tautan",
 "embedded.linked.keep": "Pertahankan",
 "embedded.linked.cancel": "Batal",
 "embedded.linked.confirm.title": [
  "Lepas tautan ",
  [
   "name"
  ],
  "?"
 ],
 "embedded.linked.confirm.body": "Aplikasi ini tidak akan tahu lagi bahwa dompet ini milik Anda. Anda bisa menautkannya lagi.",
 "embedded.linked.step.connect.title": [
  "Hubungkan di ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.connect.body": "Pilih akun yang ingin Anda tautkan.",
 "embedded.linked.step.approve.title": [
  "Menautkan ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.approve.body": "Memuat permintaan…",
 "embedded.linked.step.sign.title": [
  "Tanda tangani dengan ",
  [
   "name"
  ]
 ],
 "embedded.linked.step.sign.body": "Pesan ini menunjukkan bahwa dompet itu milik Anda. Tidak ada yang dipindahkan.",
 "embedded.linked.declined": "Ditolak. Tidak ada yang ditautkan.",
 "embedded.linked.error.links/taken": "Dompet ini tertaut ke akun lain di aplikasi ini. Lepas tautannya di sana dulu.",
 "embedded.linked.error.links/ended": "Terlalu lama. Coba lagi.",
 "embedded.linked.error.escrow/waiting": "Perangkat ini baru. Perangkat ini bisa menautkan dompet setelah bisa membuka dompet Anda."
}
export default catalogue
