// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Frasa pemulihan",
 "exit.ask.title": "Tampilkan frasa pemulihan Anda",
 "exit.ask.login": "Untuk melihatnya, Anda harus sudah masuk dalam sepuluh menit terakhir. Jika lebih lama, Anda menerima kode lewat email dulu.",
 "exit.ask.again": "Untuk melihatnya, Anda harus sudah masuk dalam sepuluh menit terakhir. Jika lebih lama, keluar lalu masuk lagi dulu.",
 "exit.ask.factor": "Pakai passkey atau kit pemulihan Anda dulu.",
 "exit.ask.warning.anyone": "Siapa pun yang memiliki kata-kata ini bisa mengambil semua isi dompet ini, untuk selamanya.",
 "exit.ask.warning.asked": "Tidak ada aplikasi atau dukungan yang pernah memerlukannya. Jika seseorang atau sebuah halaman memintanya, itu pencurian.",
 "exit.ask.show": "Tampilkan kata-kata saya",
 "exit.ask.passkey": "Pakai passkey",
 "exit.ask.kit": "Pakai kit",
 "exit.code.title": "Masukkan kode",
 "exit.code.body": [
  "Kami mengirim kode 8 digit ke ",
  [
   "email"
  ],
  "."
 ],
 "exit.code.label": "Kode",
 "exit.problem.login": "Login Anda sudah terlalu lama untuk ini. Keluar, masuk lagi, dan kembali dalam sepuluh menit.",
 "exit.problem.code": "Itu bukan kode dari email terakhir. Bandingkan sekali lagi.",
 "exit.problem.ended": "Kode ini tidak berlaku lagi. Tutup jendela ini dan mulai lagi.",
 "exit.words.title": "Frasa pemulihan Anda",
 "exit.words.body": [
  [
   "count"
  ],
  " kata ini, dalam urutan ini, membuka akun Anda di aplikasi dompet mana pun. Cetak, catat, atau simpan di dalam berkas."
 ],
 "exit.words.list": "Frasa pemulihan",
 "exit.words.show": "Tampilkan kata",
 "exit.words.hide": "Sembunyikan kata",
 "exit.words.test": "Uji kit ekspor saya",
 "exit.words.assisted": "Operator dompet ini masih bisa membukanya juga. Setelah hanya Anda yang bisa, Anda dapat menguji kata-kata ini sebagai kit ekspor.",
 "exit.file.save": "Simpan berkas",
 "exit.file.about": "Berkas ini terbuka di browser mana pun, tanpa jaringan, dengan kode ini. Catat kodenya, dan simpan terpisah dari berkas.",
 "exit.file.code": "Kode berkas",
 "exit.file.title": "Kit ekspor dompet Anda",
 "exit.file.how": "Berkas ini berisi frasa pemulihan dompet Anda yang terenkripsi. Ketik kodenya untuk membacanya. Tidak ada yang dikirim ke mana pun: berkas ini berfungsi tanpa jaringan.",
 "exit.file.open": "Buka",
 "exit.file.wrong": "Kode ini tidak membuka berkas. Kodenya terdiri dari 26 huruf dan angka.",
 "exit.test.title": "Uji kit ekspor Anda",
 "exit.test.words": "Ketik kata-kata ini dari salinan Anda.",
 "exit.test.file": "Pilih berkas yang Anda simpan, dan ketik kodenya dari salinan Anda.",
 "exit.test.word": [
  "Kata ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "Berkas",
 "exit.test.useFile": "Uji dengan berkas",
 "exit.test.useWords": "Uji dengan kata",
 "exit.test.back": "Tampilkan lagi kata-katanya",
 "exit.test.wrongWord": "Itu bukan katanya. Bandingkan sekali lagi.",
 "exit.test.wrongFile": "Berkas dan kode ini tidak menghasilkan kata-kata dompet ini. Bandingkan kodenya sekali lagi.",
 "exit.test.noFile": "Pilih berkas dulu.",
 "exit.finish.title": "Kit ekspor Anda berfungsi",
 "exit.finish.body": "Selesaikan, agar dompet Anda mengingatnya.",
 "exit.finish.do": "Selesaikan",
 "exit.sheet.title": "Kit ekspor dompet Anda",
 "exit.sheet.how": "Ketik kata-kata ini sesuai urutan di aplikasi dompet mana pun yang bisa mengimpor frasa pemulihan (BIP-39). Jika diminta jalur derivasi, pakai jalur di bawah alamat. Setelah itu, bandingkan alamatnya.",
 "exit.sheet.path": [
  "Jalur: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "Tanpa jalur: hanya kata-katanya (sr25519)",
 "exit.sheet.safe": "Akun pintar, jika ada aplikasi yang membuatnya untuk Anda: dimiliki akun Ethereum di atas",
 "exit.import.title": "Pakai frasa yang sudah Anda punya",
 "exit.import.warning": "Dompet Anda saat ini tidak akan terbuka lagi di sini. Simpan dulu frasanya, kalau-kalau dompet itu berisi sesuatu.",
 "exit.import.keep": "Ini frasa dompet Anda saat ini. Simpanlah: setelah ini, inilah satu-satunya jalan ke dompet itu.",
 "exit.import.next": "Saya sudah menyimpannya",
 "exit.import.type": "Ketik frasa Anda",
 "exit.import.body": "12 atau 24 kata pemulihan dari dompet lain, sesuai urutan. Kata sandi tambahan di atasnya tidak didukung.",
 "exit.import.wrong": "Ini bukan 12 atau 24 kata pemulihan yang valid. Bandingkan satu per satu.",
 "exit.import.confirm": "Apakah ini dompet Anda?",
 "exit.import.compare": "Bandingkan alamatnya. Dompet ini hanya memuat akun pertama dari setiap jenis.",
 "exit.import.do": "Pakai dompet ini",
 "exit.keys.title": "Kunci yang diimpor",
 "exit.keys.body": "Frasa Anda tidak memulihkan kunci ini. Berkas dan salinan kertas juga memuatnya.",
 "exit.sheet.imported": "Kunci yang diimpor: frasa tidak memulihkannya",
 "exit.key.title": "Impor kunci pribadi",
 "exit.key.body": "Tempel kunci satu akun, seperti yang diekspor dompet Anda yang lain: digit hex untuk Ethereum, base58 atau daftar angka untuk Solana, teks yang diawali K atau L untuk Bitcoin.",
 "exit.key.warning.words": "Frasa pemulihan Anda tidak akan memulihkan akun ini. Simpan kuncinya, atau buat kit ekspor setelahnya.",
 "exit.key.warning.given": "Jangan pernah mengimpor kunci yang diberikan orang lain: mereka bisa mengambil apa pun yang masuk ke sana.",
 "exit.key.field": "Kunci pribadi",
 "exit.key.wrong": "Ini bukan kunci pribadi yang bisa dipakai dompet ini. Alamat atau frasa pemulihan tidak berlaku di sini.",
 "exit.key.confirm": "Apakah ini akun Anda?",
 "exit.key.compare": "Bandingkan alamatnya dengan yang ada di dompet Anda yang lain.",
 "exit.key.name": "Nama",
 "exit.key.name.first": [
  "Diimpor ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "Nama terdiri dari 1 sampai 32 karakter.",
 "exit.key.do": "Impor akun ini",
 "exit.key.exists": "Akun ini sudah ada di dompet Anda.",
 "exit.key.full": "Jumlah kunci yang diimpor di dompet Anda sudah maksimal.",
 "security.level.temporary.title": "Hanya di browser ini",
 "security.level.temporary.body": "Jika data browser ini dihapus, dompet ini hilang selamanya. Anda belum memberikan email, dan operator pun tidak bisa membukanya.",
 "security.level.assisted.title": "Email Anda saja bisa membuka dompet ini",
 "security.level.assisted.body": "Login dengan email membukanya di perangkat baru mana pun. Orang yang membaca email Anda dan operator dompet ini juga bisa.",
 "security.level.assisted.login.title": "Login Anda saja bisa membuka dompet ini",
 "security.level.assisted.provider.body": "Akun Anda di penyedia login membukanya di perangkat baru mana pun. Orang yang masuk ke akun itu dan operator dompet ini juga bisa.",
 "security.level.assisted.token.body": [
  "Akun Anda di ",
  [
   "host"
  ],
  " membukanya di perangkat baru mana pun. Orang yang masuk ke akun itu, ",
  [
   "host"
  ],
  " sendiri, dan operator dompet ini juga bisa."
 ],
 "security.level.fragile.title": "Hanya Anda yang bisa membukanya, dengan satu cara",
 "security.level.fragile.body": "Login Anda saja tidak bisa membukanya, begitu pula operator. Namun jika Anda kehilangan perangkat dan satu-satunya passkey atau kit Anda, dompet ini hilang.",
 "security.level.secured.title": "Hanya Anda yang bisa membuka dompet ini",
 "security.level.secured.body": "Login Anda saja tidak bisa membukanya, begitu pula operator. Perangkat baru memerlukan salah satu passkey atau kit Anda.",
 "security.level.exit.title": "Hanya Anda yang bisa membukanya, bahkan tanpa kami",
 "security.level.exit.body": "Anda sudah memulihkan dompet ini dari frasanya. Dompet ini tetap milik Anda meski layanan ini berakhir.",
 "security.factors": "Cara membukanya",
 "security.factor.device.title": "Perangkat ini",
 "security.factor.device.about": "Sampai Anda menghapus data browser ini.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " perangkat atau situs lain"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Tempat Anda pernah membukanya.",
 "security.factor.passkey.title": "Passkey",
 "security.factor.passkey.numbered": [
  "Passkey ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Membantu jika Anda kehilangan perangkat ini.",
 "security.factor.kit.title": "Kit pemulihan",
 "security.factor.kit.numbered": [
  "Kit pemulihan ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "Di atas kertas. Membantu jika Anda kehilangan semua yang lain.",
 "security.factor.escrow.title": "Email, dengan bantuan operator",
 "security.factor.escrow.login": "Login Anda, dengan bantuan operator",
 "security.factor.escrow.about": "Membantu jika Anda kehilangan semua yang lain. Operator juga bisa memakainya.",
 "security.remove": "Hapus",
 "security.remove.kit.label": [
  "Hapus kit pemulihan ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "Hapus passkey ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "Hapus kit pemulihan ini?",
 "security.remove.kit.body": "26 karakternya tidak akan membuka dompet Anda lagi. Ini tidak bisa dibatalkan, tetapi Anda bisa membuat kit lain.",
 "security.remove.passkey.title": "Hapus passkey ini?",
 "security.remove.passkey.body": "Passkey ini tidak akan membuka dompet Anda lagi. Setelah itu, hapus dari perangkat atau pengelola kata sandi Anda.",
 "security.remove.leavesOne": "Setelah ini hanya tersisa satu cara membuka dompet di perangkat baru. Jika Anda kehilangan cara itu dan perangkat Anda, dompet bisa hilang.",
 "security.window.why": "Itu berlangsung di jendela dompet Anda, yang tidak bisa dibaca atau ditutupi halaman mana pun.",
 "security.window.open": "Lanjutkan di jendela yang terbuka.",
 "security.window.blocked": "Jendela tidak terbuka. Izinkan pop-up untuk halaman ini, lalu coba lagi.",
 "security.window.closed": "Jendela ditutup. Tidak ada yang berubah.",
 "security.window.again": "Buka lagi",
 "security.window.close": "Tutup jendela ini",
 "security.news.kit": "Kit pemulihan Anda siap.",
 "security.news.passkey": "Passkey Anda siap.",
 "security.news.guest": "Passkey Anda siap. Mulai sekarang, masuklah dengannya.",
 "security.news.secure": "Mulai sekarang hanya Anda yang bisa membuka dompet ini.",
 "security.news.remove": "Ini tidak lagi membuka dompet ini.",
 "security.next.kit": "Berikutnya: kode di atas kertas yang membuka dompet Anda saat semua yang lain hilang.",
 "security.next.passkey": "Berikutnya: cara kedua, agar kehilangan satu cara tidak membuat dompet Anda hilang.",
 "security.next.passkey.guest": "Berikutnya: passkey, yang membuka dompet Anda di browser lain juga.",
 "security.next.secure": "Berikutnya: tutup jalan masuk bagi login saja dan bagi operator.",
 "security.next.none": "Simpan passkey dan kit Anda di tempat yang berbeda.",
 "security.do.kit": "Buat kit pemulihan",
 "security.do.kit.another": "Buat kit pemulihan lain",
 "security.do.passkey": "Tambah passkey",
 "security.do.passkey.another": "Tambah passkey lain",
 "security.do.passkey.guest": "Amankan dengan passkey",
 "security.do.secure": "Jadikan milik saya sendiri",
 "security.done": "Selesai",
 "security.continue": "Lanjutkan",
 "security.cancel": "Batal",
 "security.done.kit.title": "Kit pemulihan Anda siap",
 "security.done.kit.body": "Simpan di tempat Anda menyimpan paspor, dan beri tahu hanya orang yang akan Anda titipi kunci.",
 "security.done.passkey.title": "Passkey Anda siap",
 "security.done.passkey.body": "Passkey ini membuka dompet Anda di setiap perangkat yang memilikinya.",
 "security.done.secure.title": "Dompet ini milik Anda sendiri",
 "security.done.secure.body": "Login Anda saja tidak lagi bisa membukanya, begitu pula operator.",
 "security.done.remove.title": "Dihapus",
 "security.done.remove.body": "Ini tidak lagi membuka dompet Anda.",
 "security.done.unlock.title": "Dompet Anda terbuka",
 "security.done.unlock.body": "Perangkat ini membukanya mulai sekarang.",
 "security.title.kit": "Kit pemulihan",
 "security.title.passkey": "Tambah passkey",
 "security.title.secure": "Jadikan dompet ini milik Anda sendiri",
 "security.title.remove": "Hapus",
 "security.title.unlock": "Buka dompet Anda",
 "security.kit.title": "Kit pemulihan Anda",
 "security.kit.body": [
  "Cetak atau catat 26 karakter ini. Karakter ini membuka dompet Anda jika Anda kehilangan perangkat. Ketik hanya di ",
  [
   "host"
  ],
  "."
 ],
 "security.kit.kept": "Saya sudah menyimpannya",
 "security.kit.copy": "Salin",
 "security.kit.copied": "Disalin",
 "security.kit.print": "Cetak",
 "security.check.title": "Periksa kit Anda",
 "security.check.body": "Ketik dua kelompok ini dari salinan Anda.",
 "security.check.group": [
  "Kelompok ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "Tidak sama dengan isi kit. Bandingkan sekali lagi.",
 "security.check.back": "Tampilkan lagi kitnya",
 "security.sheet.about": "Dengan kode ini Anda membuka dompet di perangkat baru, setelah Anda masuk. Siapa pun yang memilikinya dan bisa masuk sebagai Anda bisa memakai dompet Anda: rahasiakan.",
 "security.sheet.wallet": "Dompet",
 "security.sheet.date": "Dibuat pada",
 "security.sheet.account": "Akun",
 "security.sheet.how": "Cara memakainya: masuk di perangkat baru, pilih “Kit pemulihan” di jendela dompet Anda, lalu ketik kodenya. Spasi, tanda hubung, dan huruf kecil tidak berpengaruh.",
 "security.passkey.title": "Tambah passkey",
 "security.passkey.body": "Passkey tersimpan di ponsel, komputer, pengelola kata sandi, atau kunci keamanan Anda. Passkey membuka dompet ini di setiap perangkat yang memilikinya.",
 "security.passkey.create": "Buat passkey",
 "security.problem.cancelled": "Tidak ada passkey yang dipakai. Coba lagi saat Anda siap.",
 "security.problem.noPrf": "Passkey ini tidak bisa melindungi dompet, karena tempat penyimpanannya tidak bisa menghitung nilai rahasia (PRF). Pakai perangkat atau pengelola kata sandi lain, atau kit pemulihan. Anda boleh menghapus passkey ini.",
 "security.problem.foreign": "Passkey ini tidak membuka dompet ini. Pilih yang lain.",
 "security.problem.unsupported": "Browser ini tidak bisa memakai passkey di sini. Pakai browser lain, atau kit pemulihan.",
 "security.problem.wrongKit": "Kode ini tidak membuka dompet ini. Bandingkan dengan kit Anda.",
 "security.problem.badKit": "Kit pemulihan terdiri dari 26 huruf dan angka. Ada yang kurang, atau ada karakter yang tidak dipakai.",
 "security.problem.conflict": "Perangkat lain baru saja mengubah dompet. Coba lagi.",
 "security.problem.limited": "Dompet terlalu sering dibuka. Tunggu beberapa menit, lalu coba lagi.",
 "security.problem.stopped": "Dompet sedang dihentikan sementara. Coba lagi nanti.",
 "security.problem.failed": "Tidak berhasil. Periksa koneksi Anda, lalu coba lagi.",
 "security.kitField.hint": "26 huruf dan angka. Spasi, tanda hubung, dan huruf kecil tidak berpengaruh.",
 "security.unlock.title": "Buka dompet Anda",
 "security.unlock.body": "Dompet Anda belum mengenal perangkat ini. Pakai passkey, kit pemulihan, atau perangkat yang bisa membukanya.",
 "security.unlock.passkey": "Pakai passkey",
 "security.unlock.or": "atau",
 "security.unlock.kit": "Buka dengan kit",
 "security.secure.title": "Jadikan dompet ini milik Anda sendiri",
 "security.secure.body": "Setelah itu hanya passkey Anda, kit Anda, dan perangkat ini yang membukanya.",
 "security.secure.do": "Hanya saya yang boleh buka",
 "security.secure.warning.email": "Login Anda saja tidak akan membukanya lagi, dan operator tidak bisa membantu Anda masuk kembali.",
 "security.secure.warning.loss": "Jika Anda kehilangan semua passkey, kit, dan perangkat, dompet ini dan semua isinya hilang selamanya.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " perangkat atau situs Anda yang lain akan meminta passkey atau kit satu kali."
    ]
   }
  ]
 ],
 "security.secure.show": "Tunjukkan dulu bahwa semuanya berfungsi",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "=1": "Pakai passkey Anda",
    "other": [
     "Pakai passkey ",
     [
      "number"
     ],
     " dari ",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Passkey Anda berfungsi",
 "security.secure.samePasskey": "Yang ini sudah Anda pakai. Pilih passkey lain.",
 "security.locked.title": "Perangkat ini baru",
 "security.locked.body": "Anda sudah masuk. Untuk membuka dompet di sini, pakai passkey, kit pemulihan, atau perangkat Anda yang lain.",
 "security.locked.open": "Buka dompet saya",
 "security.news.export": "Anda sudah menguji kit ekspor Anda.",
 "security.next.export": "Berikutnya: kit ekspor, agar dompet tetap milik Anda meski layanan ini berakhir.",
 "security.do.export": "Buat kit ekspor",
 "security.do.words": "Tampilkan frasa pemulihan",
 "security.done.exit.title": "Anda bisa pindah kapan saja",
 "security.done.exit.body": "Anda sudah menguji frasa Anda. Frasa itu membuka dompet ini di aplikasi lain, meski layanan ini berakhir.",
 "security.devices.title": "Perangkat dan aktivitas",
 "security.devices.heading": "Tempat Anda masuk",
 "security.devices.this": [
  "Perangkat ini, di ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "Di ",
  [
   "site"
  ],
  ", terakhir dipakai ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "Hapus ",
  [
   "browser"
  ],
  " di ",
  [
   "site"
  ]
 ],
 "security.devices.back": "Kembali",
 "security.activity.heading": "Yang telah dilakukan",
 "security.activity.none": "Belum ada yang ditandatangani.",
 "security.activity.signed": [
  "Ditandatangani di ",
  [
   "site"
  ]
 ],
 "security.activity.signed.removed": "Ditandatangani di perangkat yang Anda hapus",
 "security.activity.exported": [
  "Frasa pemulihan ditampilkan di ",
  [
   "site"
  ]
 ],
 "security.activity.exported.removed": "Frasa pemulihan ditampilkan di perangkat yang Anda hapus",
 "security.remove.device.title": "Hapus perangkat ini?",
 "security.remove.device.body": "Perangkat ini langsung dikeluarkan, dan meminta passkey, kit, atau login baru sebelum membuka dompet Anda lagi.",
 "security.devices.loading": "Memuat…",
 "security.do.import": "Pakai frasa yang sudah saya punya",
 "security.done.import.title": "Frasa Anda sudah diterapkan",
 "security.done.import.body": "Anda sekarang sudah keluar. Masuk lagi untuk memakai dompet ini.",
 "security.problem.worn": "Terlalu banyak percobaan. Tutup jendela ini dan buka lagi.",
 "security.problem.noneHere": "Tidak ada passkey yang dipakai. Jika passkey Anda ada di perangkat lain, pakai dari sana. Jika sudah dihapus, passkey Anda yang lain bisa dipakai masuk. Jika tidak ada yang tersisa, buat yang baru: passkey itu disertai dompet baru yang kosong.",
 "security.problem.unknown": "Passkey ini tidak bisa dipakai masuk di sini. Passkey ini dibuat untuk situs lain, atau hanya untuk membuka dompet setelah login lain. Pilih yang lain, atau kembali dan pakai cara lain.",
 "security.problem.off": "Passkey baru tidak tersedia di sini. Pakai cara lain untuk masuk.",
 "security.login.title": "Lanjutkan dengan passkey",
 "security.login.about": "Masuk dengan passkey, atau buat baru: disertai dompet tersendiri.",
 "security.login.body": "Passkey tersimpan di ponsel, komputer, pengelola kata sandi, atau kunci keamanan Anda. Passkey membuat Anda masuk dan membuka dompet Anda.",
 "security.login.use": "Pakai passkey saya",
 "security.login.create": "Buat passkey baru",
 "security.login.foot": "Passkey baru membuat dompet baru. Tidak ada email yang bisa membantu Anda: jika Anda menghapus satu-satunya passkey, dompet hilang.",
 "security.done.login.title": "Anda sudah masuk",
 "security.done.login.body": "Dompet Anda terbuka di perangkat ini.",
 "security.title.login": "Passkey",
 "security.do.key": "Impor kunci pribadi",
 "security.news.key": "Akun sudah ada di dompet Anda. Beralihlah ke akun itu di bagian Akun.",
 "security.done.key.title": "Akun sudah ada di dompet Anda",
 "security.done.key.body": "Frasa pemulihan Anda tidak memulihkannya. Kuncinya mungkin masih ada di papan klip: salin sesuatu yang lain.",
 "security.second": "Langkah kedua",
 "security.totp.row": "Aplikasi autentikator",
 "security.totp.off": "Nonaktif. Melindungi Anda jika seseorang masuk ke email atau login Anda: perangkat baru lalu memerlukan kode dari ponsel Anda juga.",
 "security.totp.off.own": "Nonaktif. Melindungi Anda dari orang di browser Anda yang tidak terkunci: mengubah siapa yang bisa membuka dompet, atau melihat frasanya, lalu memerlukan kode.",
 "security.totp.on": "Aktif. Login Anda membuka perangkat baru hanya dengan kode. Begitu pula mengubah siapa yang bisa membuka dompet, dan melihat frasanya.",
 "security.totp.on.own": "Aktif. Mengubah siapa yang bisa membuka dompet, atau melihat frasanya, memerlukan kode.",
 "security.totp.setUp": "Siapkan",
 "security.totp.setUp.label": "Siapkan aplikasi autentikator",
 "security.totp.remove.label": "Hapus aplikasi autentikator",
 "security.totp.title": "Siapkan aplikasi autentikator",
 "security.totp.body": "Pindai ini dengan aplikasi autentikator di ponsel Anda. Aplikasi itu lalu menampilkan kode baru setiap 30 detik.",
 "security.totp.qr": "Kode QR untuk aplikasi autentikator Anda",
 "security.totp.byHand": "Atau ketik kunci ini di aplikasi",
 "security.totp.keep.title": "Simpan kode cadangan ini",
 "security.totp.keep.body": "Masing-masing menggantikan aplikasi satu kali. Jika Anda kehilangan ponsel dan kode ini, login Anda tidak bisa membuka dompet di perangkat baru.",
 "security.totp.kept": "Saya sudah menyimpannya",
 "security.totp.confirm.title": "Ketik kode",
 "security.totp.confirm.body": "Enam digit yang sekarang ditampilkan aplikasi autentikator Anda.",
 "security.totp.turnOn": "Aktifkan",
 "security.totp.codeLabel": "Kode dari aplikasi",
 "security.totp.backupLabel": "Kode cadangan",
 "security.totp.useBackup": "Pakai kode cadangan",
 "security.totp.useApp": "Pakai aplikasi",
 "security.totp.step.title": "Konfirmasi bahwa ini Anda",
 "security.totp.step.body": "Ketik enam digit yang sekarang ditampilkan aplikasi autentikator Anda.",
 "security.totp.unlock.title": "Buka dompet Anda",
 "security.totp.unlock.body": "Dompet Anda belum mengenal perangkat ini. Ketik enam digit yang sekarang ditampilkan aplikasi autentikator Anda.",
 "security.totp.removeTotp.title": "Hapus aplikasi autentikator?",
 "security.totp.removeTotp.body": "Setelah itu kode tidak diminta lagi. Ketik satu kode terakhir untuk mengonfirmasi.",
 "security.done.totp.title": "Aplikasi autentikator Anda aktif",
 "security.done.totp.body": "Mulai sekarang dompet Anda meminta kode sebelum memercayai perangkat baru yang hanya punya login Anda.",
 "security.done.removeTotp.title": "Dihapus",
 "security.done.removeTotp.body": "Dompet Anda tidak lagi meminta kode. Anda boleh menghapus entrinya di aplikasi.",
 "security.news.totp": "Aplikasi autentikator Anda aktif.",
 "security.news.removeTotp": "Dompet Anda tidak lagi meminta kode.",
 "security.locked.code": "Anda sudah masuk. Untuk membuka dompet di sini, pakai aplikasi autentikator Anda.",
 "security.problem.codeWrong": "Kode tidak benar, atau sudah pernah dipakai. Tunggu kode berikutnya di aplikasi Anda.",
 "security.problem.codeLocked": "Terlalu banyak kode salah. Kode ditolak untuk sementara; coba lagi nanti.",
 "security.problem.codeLate": "Kode yang Anda ketik tidak berlaku lagi. Tutup jendela ini dan mulai lagi.",
 "security.level.assisted.totp.title": "Login Anda dan sebuah kode membuka dompet ini",
 "security.level.assisted.totp.body": "Perangkat baru memerlukan login Anda dan kode dari aplikasi autentikator. Operator dompet ini masih bisa membukanya.",
 "security.locked.other": "Buka dengan cara lain",
 "security.unlock.device": "Pakai perangkat lain",
 "security.wait.title": "Setujui di perangkat lain",
 "security.wait.body": "Di perangkat yang bisa membuka dompet Anda, buka Keamanan, pilih “Setujui perangkat baru”, lalu ketik kode ini di sana.",
 "security.wait.status": "Menunggu perangkat lain…",
 "security.wait.warning": "Jangan beri tahu kode ini kepada siapa pun. Kode ini berlaku sekali, selama 10 menit.",
 "security.do.approve": "Setujui perangkat baru",
 "security.title.approve": "Setujui perangkat baru",
 "security.approve.title": "Setujui perangkat baru",
 "security.approve.body": "Masuk di perangkat baru dan pilih “Pakai perangkat lain”. Lalu ketik kode yang ditampilkannya.",
 "security.approve.label": "Kode di perangkat baru",
 "security.approve.ask": "Apakah ini perangkat Anda?",
 "security.approve.device": [
  [
   "browser"
  ],
  ", di ",
  [
   "site"
  ],
  ", meminta membuka dompet Anda."
 ],
 "security.approve.warning": "Setujui hanya jika Anda sendiri memegang perangkat itu. Jika orang lain memberi Anda kode ini, tolak: mereka bisa mengambil semua isi dompet.",
 "security.approve.do": "Izinkan membuka dompet saya",
 "security.approve.decline": "Tolak",
 "security.done.approve.title": "Perangkat baru membuka dompet Anda",
 "security.done.approve.body": "Perangkat itu tercantum di “Perangkat dan aktivitas”, tempat Anda bisa menghapusnya.",
 "security.news.approve": "Perangkat baru membuka dompet Anda.",
 "security.problem.deviceCode": "Tidak ada perangkat baru yang menampilkan kode ini. Bandingkan, dan pastikan perangkat itu masih menunggu.",
 "security.problem.declined": "Perangkat lain menolak.",
 "security.problem.ended": "Kode sudah kedaluwarsa. Mulai lagi di perangkat baru.",
 "security.devices.waits": [
  "Baru, di ",
  [
   "site"
  ],
  ". Perangkat ini bisa membuka dompet Anda mulai ",
  [
   "time"
  ],
  ". Jika bukan milik Anda, hapus."
 ],
 "security.title.share": "Dompet Anda di aplikasi lain",
 "security.share.title": "Pakai dompet Anda di sini juga?",
 "security.share.about": [
  "Anda punya dompet di ",
  [
   "site"
  ],
  ". Putuskan apakah aplikasi ini memakainya juga, atau mendapat dompet terpisah."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " berasal dari penyedia yang sama dengan aplikasi tempat Anda punya dompet."
 ],
 "security.share.from": "Dompet Anda di",
 "security.share.to": "Juga di",
 "security.share.gets": "Aplikasi ini melihat alamat dan dompet tertaut Anda, dan bisa meminta tanda tangan. Anda menyetujui setiap tanda tangan, seperti biasa.",
 "security.share.same": "Kedua aplikasi bisa tahu bahwa Anda orang yang sama. Kunci Anda tetap di dompet.",
 "security.share.end": "Anda bisa mengakhirinya di “Perangkat dan aktivitas”.",
 "security.share.yes": "Pakai dompet ini",
 "security.share.no": "Buat dompet terpisah",
 "security.share.foot": "Dengan dompet terpisah, Anda tidak ditanya lagi.",
 "security.done.share.title": "Dompet yang sama, di sini juga",
 "security.done.share.body": "Anda boleh menutup jendela ini.",
 "security.done.separate.title": "Dompet terpisah",
 "security.done.separate.body": "Kedua aplikasi tetap terpisah. Anda boleh menutup jendela ini.",
 "security.apps.heading": "Aplikasi lain dengan dompet ini",
 "security.apps.this": [
  [
   "name"
  ],
  ", aplikasi ini"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", ditambahkan ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Lepas dompet dari ",
  [
   "site"
  ]
 ],
 "security.remove.app.title": "Lepas dompet dari aplikasi ini?",
 "security.remove.app.body": "Aplikasi langsung dikeluarkan, dan tidak bisa lagi meminta tanda tangan. Saat masuk berikutnya di sana, Anda memutuskan lagi.",
 "security.confirm.row": "Minta passkey saya",
 "security.confirm.about.none": "Passkey yang Anda tambahkan sebelumnya tidak bisa diminta. Tambah passkey lain untuk memakai ini.",
 "security.confirm.about.never": "Tidak pernah. Orang di browser Anda yang tidak terkunci bisa menyetujui sesuatu.",
 "security.confirm.about.above": "Di atas jumlah tertentu, dan untuk semua yang nilainya tidak diketahui.",
 "security.confirm.about.always": "Setiap persetujuan. Tanpa passkey Anda, tidak ada yang ditandatangani.",
 "security.confirm.about.ending": "Setiap persetujuan, tetapi segera berakhir: penghentiannya diminta tanpa passkey. Pakai passkey Anda sekali untuk mempertahankannya.",
 "security.confirm.change": "Ubah",
 "security.confirm.change.label": "Ubah kapan passkey saya diminta",
 "security.confirm.title": "Kapan meminta passkey Anda",
 "security.confirm.body": "Persetujuan lalu memerlukan passkey Anda juga. Pilihan ini berlaku di perangkat Anda yang lain.",
 "security.confirm.mode.never": "Tidak pernah",
 "security.confirm.mode.never.about": "Persetujuan saja cukup.",
 "security.confirm.mode.above": "Di atas jumlah tertentu",
 "security.confirm.mode.above.about": "Dan untuk token, izin, pesan, serta panggilan kontrak.",
 "security.confirm.mode.always": "Setiap persetujuan",
 "security.confirm.mode.always.about": "Server menyerahkan separuh kunci bagiannya hanya dengan passkey Anda.",
 "security.confirm.limit": [
  "Lebih dari (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Setiap persetujuan dihitung sendiri, dengan biayanya. Untuk koin lain, passkey Anda selalu diminta.",
 "security.confirm.save": "Simpan dengan passkey saya",
 "security.confirm.use": "Pakai passkey Anda",
 "security.confirm.back": "Kembali",
 "security.confirm.step.title": "Konfirmasi bahwa ini Anda",
 "security.confirm.step.body": "Anda mengatur agar passkey diminta setiap kali dompet dibuka. Ini memungkinkan Anda mengubah dompet selama dua menit.",
 "security.confirm.lost": "Saya tidak punya passkey lagi",
 "security.confirm.lost.title": "Matikan tanpa passkey?",
 "security.confirm.lost.body": "Ini berakhir dalam tiga hari, dan Anda menerima email sekarang. Jika passkey Anda dipakai sebelum itu, ini tetap aktif.",
 "security.confirm.lost.do": "Akhiri dalam tiga hari",
 "security.done.confirm.title": "Pilihan Anda disimpan",
 "security.done.confirm.body": "Pilihan ini berlaku untuk semua perangkat Anda mulai sekarang.",
 "security.done.confirmEnding.title": "Ini berakhir dalam tiga hari",
 "security.done.confirmEnding.body": "Sampai saat itu, tidak ada yang ditandatangani tanpa passkey Anda.",
 "security.news.confirm": "Waktu permintaan passkey Anda telah diubah.",
 "security.news.confirmEnding": "Tiga hari lagi passkey Anda tidak diminta lagi.",
 "security.problem.confirmWrong": "Passkey ini tidak diterima. Pakai passkey dompet ini, lalu coba lagi.",
 "security.problem.noLimit": "Ketik jumlah untuk setidaknya satu koin.",
 "security.problem.badLimit": "Ketik jumlah dengan angka, misalnya 0.1.",
 "security.level.assisted.confirm.title": "Login Anda membuka dompet ini hanya dengan passkey",
 "security.level.assisted.confirm.body": "Tanpa passkey Anda, login tidak membuka perangkat baru dan tidak ada yang ditandatangani. Operator dompet ini masih bisa membukanya.",
 "security.looks.heading": "Yang dilakukan dukungan",
 "security.looks.app": [
  "Dukungan ",
  [
   "app"
  ],
  " melihat akun Anda"
 ],
 "security.looks.operator": [
  "Operator layanan dompet ini melihat akun Anda untuk ",
  [
   "app"
  ]
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " menonaktifkan akun Anda"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " mengaktifkan kembali akun Anda"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " meminta penghapusan akun Anda"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " tidak lagi meminta penghapusan akun Anda"
 ],
 "security.looks.deletion-stopped": [
  "Anda mempertahankan akun Anda di ",
  [
   "app"
  ]
 ],
 "security.looks.erases": [
  "Akun ini dan dompetnya akan dihapus pada ",
  [
   "time"
  ],
  ". Untuk mempertahankannya, buka tautan di email kami. Untuk mempertahankan isi dompet, simpan frasa pemulihannya sebelum itu."
 ],
 "security.leaving.title": "Aplikasi ini menonaktifkan akun Anda",
 "security.leaving.body": [
  "Anda tidak bisa lagi memakai dompet di ",
  [
   "host"
  ],
  ". Dompet ini tetap milik Anda: simpan frasa pemulihannya, dan buka di dompet lain mana pun."
 ],
 "security.leaving.continue": "Bawa dompet saya",
 "security.leaving.close": "Tutup"
}
export default catalogue
