// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "account.actions": "Yang bisa Anda lakukan",
 "account.action.onramp": "Beli",
 "account.action.swaps": "Tukar",
 "account.action.receive": "Terima",
 "account.action.send": "Kirim",
 "account.tabs": "Aset dan aktivitas akun",
 "account.tab.tokens": "Token",
 "account.tab.nfts": "NFT",
 "account.tab.activity": "Aktivitas",
 "account.menu": "Selengkapnya tentang akun ini",
 "account.balanceUnsupportedBody": "Aplikasi ini tidak dapat membaca jaringan yang dipakai dompet Anda. Dana Anda tidak terpengaruh.",
 "account.partial": "Tanpa token yang harganya tidak diketahui",
 "account.stale": "Angka ini mungkin bukan yang terbaru",
 "account.priceUnknown": "Harga tidak diketahui",
 "account.searchTokens": "Cari token",
 "account.showAllTokens": [
  [
   "count",
   2,
   {
    "other": [
     "Tampilkan semua ",
     0,
     " token"
    ]
   }
  ]
 ],
 "account.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "Tampilkan ",
     0,
     " token tersembunyi"
    ]
   }
  ]
 ],
 "account.hideTokens": "Sembunyikan lagi token ini",
 "account.empty.title": "Akun ini kosong",
 "account.empty.body": "Yang Anda terima atau beli akan muncul di sini.",
 "account.empty.receive": "Tampilkan alamat saya",
 "account.empty.buy": "Beli kripto",
 "account.noTokens.title": "Token tidak ditemukan",
 "account.noTokens.body": [
  "Tidak ada yang cocok dengan “",
  [
   "query"
  ],
  "”. Periksa ejaannya atau coba nama lain."
 ],
 "account.tokensUnavailable.title": "Token tidak tersedia",
 "account.tokensUnavailable.body": "Kami akan mencoba lagi sebentar lagi. Dana Anda tidak terpengaruh.",
 "activity.done.send": "Terkirim",
 "activity.kind.send": "Kirim",
 "activity.done.receive": "Diterima",
 "activity.kind.receive": "Terima",
 "activity.done.trade": "Ditukar",
 "activity.kind.trade": "Tukar",
 "activity.done.approve": "Izin diberikan",
 "activity.kind.approve": "Beri izin",
 "activity.done.revoke": "Izin dicabut",
 "activity.kind.revoke": "Cabut izin",
 "activity.done.mint": "Dicetak",
 "activity.kind.mint": "Cetak",
 "activity.done.burn": "Dibakar",
 "activity.kind.burn": "Bakar",
 "activity.done.deposit": "Disetor",
 "activity.kind.deposit": "Setor",
 "activity.done.withdraw": "Ditarik",
 "activity.kind.withdraw": "Tarik",
 "activity.done.claim": "Diklaim",
 "activity.kind.claim": "Klaim",
 "activity.done.stake": "Di-stake",
 "activity.kind.stake": "Stake",
 "activity.done.unstake": "Unstake selesai",
 "activity.kind.unstake": "Unstake",
 "activity.done.borrow": "Dipinjam",
 "activity.kind.borrow": "Pinjam",
 "activity.done.repay": "Dilunasi",
 "activity.kind.repay": "Lunasi",
 "activity.done.buy": "Dibeli",
 "activity.kind.buy": "Beli",
 "activity.done.deploy": "Kontrak dibuat",
 "activity.kind.deploy": "Buat kontrak",
 "activity.done.execute": "Panggilan kontrak",
 "activity.kind.execute": "Panggilan kontrak",
 "activity.done.other": "Transaksi",
 "activity.kind.other": "Transaksi",
 "activity.fromHere": "Dikirim dari sini",
 "activity.latest": "Aktivitas terbaru",
 "activity.showAll": "Tampilkan semua aktivitas",
 "activity.more": "Tampilkan lagi",
 "activity.refresh": "Muat ulang",
 "activity.to": "Ke",
 "activity.from": "Dari",
 "activity.others": [
  [
   "count",
   2,
   {
    "other": [
     "dan ",
     0,
     " lainnya"
    ]
   }
  ]
 ],
 "activity.status.pending": "Menunggu",
 "activity.status.queued": "Menunggu pemilik",
 "activity.status.success": "Dikonfirmasi",
 "activity.status.failed": "Gagal",
 "activity.status.replaced": "Digantikan",
 "activity.status.dropped": "Tidak diterima",
 "activity.status.unknown": "Status tidak diketahui",
 "activity.moreFailed": "Aktivitas lama tidak dapat dimuat.",
 "activity.empty.title": "Belum ada aktivitas",
 "activity.empty.body": "Yang Anda kirim, terima, dan tukar di jaringan ini akan muncul di sini.",
 "activity.deviceOnly": [
  "Node ",
  [
   "network"
  ],
  " tidak mendaftar transaksi per akun, jadi di sini hanya tampil yang Anda kirim dari perangkat ini."
 ],
 "activity.partial": [
  "Beberapa transaksi mungkin tidak tampil: node ",
  [
   "network"
  ],
  " tidak mendaftar semuanya."
 ],
 "activity.explorer": "Lihat semua di penjelajah blok",
 "activity.failed.title": "Transaksi gagal dimuat",
 "activity.failed.body": "Dana Anda tidak terpengaruh. Periksa koneksi Anda, lalu coba lagi.",
 "allowances.title": "Izin",
 "allowances.hint": "Siapa yang boleh mengambil token Anda",
 "allowances.list": "Izin",
 "allowances.intro": "Aplikasi ini boleh mengambil token dari akun Anda tanpa bertanya lagi.",
 "allowances.unlimited": "Tanpa batas",
 "allowances.everything": "Semuanya",
 "allowances.empty.title": "Tidak ada izin",
 "allowances.empty.body": "Tidak ada aplikasi yang boleh mengambil token dari akun Anda di jaringan ini.",
 "allowances.failed.title": "Izin tidak dapat dimuat",
 "allowances.failed.body": "Server tidak menjawab. Izin Anda tidak berubah.",
 "allowances.partial": "Izin yang lebih lama belum dibaca.",
 "allowances.readOn": "Lihat lebih jauh ke belakang",
 "allowances.nothing": "Tidak ada yang perlu dicabut",
 "allowances.review": [
  [
   "spender"
  ],
  " tidak akan bisa lagi mengambil ",
  [
   "token"
  ],
  " Anda."
 ],
 "allowances.spender": "Penerima izin",
 "allowances.fee": "Pencabutan adalah transaksi, jadi Anda membayar biaya jaringan.",
 "allowances.revoke": "Cabut",
 "allowances.declined": "Permintaan ditolak. Izin ini masih berlaku. Anda bisa mencoba lagi.",
 "allowances.signing.title": [
  "Setujui di ",
  [
   "wallet"
  ]
 ],
 "allowances.signing.body": "Permintaan pencabutan menunggu di dompet Anda.",
 "allowances.pending.title": "Mencabut…",
 "allowances.pending.body": [
  "Menunggu jaringan. ",
  [
   "spender"
  ],
  " masih bisa mengambil ",
  [
   "token"
  ],
  " sampai selesai."
 ],
 "allowances.done.title": "Izin dicabut",
 "allowances.done.body": [
  [
   "spender"
  ],
  " tidak bisa lagi mengambil ",
  [
   "token"
  ],
  " Anda."
 ],
 "allowances.reverted.title": "Tidak dapat mencabut",
 "allowances.reverted.body": [
  "Jaringan menolaknya. ",
  [
   "spender"
  ],
  " masih bisa mengambil ",
  [
   "token"
  ],
  " Anda."
 ],
 "allowances.dropped.title": "Transaksi tidak diterima",
 "allowances.dropped.body": [
  "Jaringan tidak menerimanya tepat waktu, dan tidak ada biaya. ",
  [
   "spender"
  ],
  " masih bisa mengambil ",
  [
   "token"
  ],
  " Anda."
 ],
 "allowances.unknown.title": "Hasil tidak diketahui",
 "allowances.unknown.body": "Kami kehilangan jejak transaksi ini. Periksa daftar izin.",
 "allowances.backToList": "Lihat izin",
 "allowances.otherNetwork": "Dompet Anda berada di jaringan lain. Beralihlah kembali, lalu coba lagi.",
 "allowances.otherAccount": "Dompet Anda memakai akun lain. Kembalilah untuk melihat izin akun itu.",
 "action.cancel": "Batal",
 "action.disconnect": "Putuskan",
 "account.title": "Akun",
 "account.balance": "Saldo",
 "account.balanceUnavailable": "Saldo tidak tersedia",
 "account.balanceUnavailableBody": "Kami tidak dapat menjangkau jaringan. Dana Anda tidak terpengaruh.",
 "account.copyAddress": "Salin alamat",
 "account.explorer": "Lihat di penjelajah blok",
 "account.network": "Jaringan",
 "account.unknownNetwork": "Jaringan tidak dikenal",
 "account.switchWallet": "Ganti dompet",
 "account.walletsConnected": [
  [
   "count",
   2,
   {
    "other": [
     0,
     " dompet terhubung"
    ]
   }
  ]
 ],
 "account.reconnecting": "Menghubungkan kembali…",
 "wallets.title": "Dompet",
 "wallets.disconnect": [
  "Putuskan ",
  [
   "wallet"
  ]
 ],
 "wallets.add": "Tambah dompet lain",
 "wallets.disconnectAll": "Putuskan semua",
 "wallets.empty.title": "Tidak ada dompet terhubung",
 "wallets.empty.body": "Hubungkan dompet untuk melihatnya di sini.",
 "accountType.eoa": "Akun standar",
 "accountType.smartAccount": "Akun pintar",
 "accountType.payment": "Alamat pembayaran",
 "accountType.ordinal": "Alamat koleksi digital",
 "network.title": "Ganti jaringan",
 "network.list": "Jaringan",
 "network.search": "Cari jaringan",
 "network.notConnected": "Tidak terhubung",
 "network.empty.title": "Jaringan tidak ditemukan",
 "network.empty.body": [
  "Tidak ada yang cocok dengan “",
  [
   "query"
  ],
  "”. Coba nama lain."
 ],
 "network.waiting.title": [
  "Setujui di ",
  [
   "wallet"
  ]
 ],
 "network.waiting.body": [
  "Dompet Anda meminta beralih ke ",
  [
   "network"
  ],
  "."
 ],
 "network.declined.title": "Peralihan ditolak",
 "network.declined.body": [
  "Anda masih di ",
  [
   "network"
  ],
  ". Anda bisa mencoba lagi."
 ],
 "network.failed.title": [
  "Tidak dapat beralih ke ",
  [
   "network"
  ]
 ],
 "network.failed.body": "Coba lagi, atau ganti jaringan di dompet Anda.",
 "network.unsupported.title": [
  [
   "wallet"
  ],
  " tidak dapat memakai ",
  [
   "network"
  ]
 ],
 "network.unsupported.body": "Pilih jaringan lain atau hubungkan dompet lain.",
 "activeChain.title": [
  "Hubungkan ke ",
  [
   "chain"
  ]
 ],
 "activeChain.body": [
  "Anda memerlukan dompet yang mendukung ",
  [
   "chain"
  ],
  ". Koneksi Anda yang lain tetap ada."
 ],
 "activeChain.connect": "Hubungkan dompet",
 "activeChain.continue": [
  "Lanjutkan dengan ",
  [
   "wallet"
  ]
 ],
 "activeChain.stay": "Nanti saja",
 "unsupported.title": "Ganti jaringan",
 "unsupported.body": "Aplikasi ini tidak mendukung jaringan yang dipakai dompet Anda. Pilih salah satu berikut untuk melanjutkan.",
 "unsupported.list": "Jaringan yang didukung",
 "whatIsWallet.title": "Apa itu dompet?",
 "whatIsWallet.home.title": "Rumah bagi aset Anda",
 "whatIsWallet.home.body": "Simpan, kirim, dan terima token serta koleksi digital.",
 "whatIsWallet.login.title": "Satu cara untuk masuk",
 "whatIsWallet.login.body": "Hubungkan dompet Anda alih-alih membuat akun dan kata sandi baru.",
 "whatIsWallet.keys.title": "Anda yang memegang kuncinya",
 "whatIsWallet.keys.body": "Tidak ada orang lain yang bisa memindahkan milik Anda. Jangan pernah membagikan frasa pemulihan Anda.",
 "whatIsWallet.get": "Dapatkan dompet",
 "getWallet.title": "Dapatkan dompet",
 "getWallet.list": "Pilihan dompet",
 "getWallet.extension": "Ekstensi browser",
 "getWallet.app": "Aplikasi seluler",
 "getWallet.extensionAndApp": "Ekstensi dan aplikasi seluler",
 "getWallet.after": "Sudah memasang? Muat ulang halaman ini agar dompet bisa ditemukan.",
 "getWallet.empty.title": "Tidak ada saran dompet",
 "getWallet.empty.body": "Aplikasi ini tidak menyarankan dompet. Cari dompet yang Anda percaya di toko ekstensi browser Anda.",
 "error.send/rejected": "Transaksi ditolak. Tidak ada yang dikirim.",
 "error.send/failed": "Transaksi tidak dapat dikirim. Tidak ada yang dikirim.",
 "toast.walletSwitched": [
  "Sekarang memakai ",
  [
   "wallet"
  ]
 ],
 "toast.balanceUnavailable": "Saldo Token Tidak Tersedia",
 "error.send/unsupported_chain": "Pengiriman tidak bisa dilakukan di rantai ini.",
 "error.send/incomplete": "Jumlah dan alamat penerima wajib diisi.",
 "error.send/token_missing": "Token wajib dipilih.",
 "error.send/expired": "Transaksi ditandatangani terlambat. Tidak ada yang dikirim. Coba lagi.",
 "error.send/below_minimum": "Jumlah ini terlalu kecil untuk dikirim ke sana. Kirim sedikit lebih banyak.",
 "error.send/coins_kept": "Sebagian saldo Anda tidak bisa dikirim: pembayaran yang belum dikonfirmasi, dan pembayaran sangat kecil yang mungkin koleksi digital. Kirim lebih sedikit.",
 "error.send/too_many_coins": "Jumlah ini tersebar di terlalu banyak pembayaran kecil. Kirim lebih sedikit.",
 "error.send/funds_changed": "Saldo Anda berubah. Tidak ada yang dikirim. Periksa jumlahnya, lalu coba lagi.",
 "error.send/fee_too_low": "Biaya jaringan naik. Tidak ada yang dikirim. Coba lagi.",
 "error.send/overtaken": "Transaksi lain dari akun Anda diproses lebih dulu. Tidak ada yang dikirim. Coba lagi.",
 "error.send/network_upgraded": "Sementara itu jaringan diperbarui. Tidak ada yang dikirim. Coba lagi.",
 "error.send/leaves_too_little": "Akun Anda harus menyisakan sedikit saldo. Kurangi sedikit jumlahnya, atau kirim semuanya.",
 "error.send/not_a_wallet": "Alamat ini milik token, bukan dompet. Yang Anda kirim ke sana akan hilang.",
 "error.send/token_unsupported": "Token ini tidak bisa dikirim dari sini.",
 "error.send/token_mismatch": "Jaringan menghitung token ini berbeda dari yang ditampilkan di sini. Tidak ada yang dikirim.",
 "error.swap/not_as_shown": "Penukaran ini akan melakukan hal lain dari yang ditampilkan di sini, jadi tidak dikirim.",
 "error.token/mismatch": "Token ini bukan token seperti namanya di sini, jadi tidak ada yang dikirim. Pilih token lewat alamatnya.",
 "error.token/unverified": "Selain server, tidak ada yang bisa memastikan token apa ini, jadi tidak ada yang dikirim. Coba lagi nanti.",
 "error.name/resolve_failed": "Nama ini tidak dapat dicari. Masukkan alamatnya saja.",
 "names.title": "Pilih nama",
 "names.successTitle": "Nama terdaftar",
 "names.row": "Pilih nama",
 "names.rowHint": "Lebih mudah dibaca daripada alamat",
 "names.intro": "Nama mewakili akun Anda dan lebih mudah dibaca daripada alamat. Gratis dan cukup satu tanda tangan.",
 "names.field": "Cari nama",
 "names.rules": "Huruf, angka, dan tanda hubung, minimal 4 karakter.",
 "names.problem.characters": "Hanya huruf a sampai z, angka, dan tanda hubung yang bisa dipakai.",
 "names.problem.short": "Nama minimal 4 karakter.",
 "names.problem.long": "Nama maksimal 63 karakter.",
 "names.problem.ends": "Nama tidak boleh diawali atau diakhiri tanda hubung.",
 "names.problem.double": "Nama tidak boleh berisi dua tanda hubung berurutan.",
 "names.list": "Nama",
 "names.own": "Nama Anda",
 "names.free": "Tersedia",
 "names.taken": "Tidak tersedia",
 "names.off.title": "Nama tidak tersedia di sini",
 "names.off.body": "Aplikasi ini tidak memberikan nama.",
 "names.unreachable.title": "Nama tidak dapat dicari",
 "names.unreachable.body": "Server tidak menjawab. Periksa koneksi Anda, lalu coba lagi.",
 "names.signing.title": [
  "Tanda tangani di ",
  [
   "wallet"
  ]
 ],
 "names.signing.body": [
  "Tanda tangan gratis. Ini menunjukkan bahwa ",
  [
   "name"
  ],
  " untuk akun Anda."
 ],
 "names.registering.title": "Mendaftarkan nama Anda",
 "names.declined.title": "Tanda tangan ditolak",
 "names.declined.body": [
  [
   "name"
  ],
  " masih tersedia. Anda bisa mencoba lagi."
 ],
 "names.takenNow.title": [
  [
   "name"
  ],
  " baru saja diambil"
 ],
 "names.takenNow.body": "Orang lain lebih cepat. Pilih nama lain.",
 "names.reserved.title": [
  [
   "name"
  ],
  " sudah dicadangkan"
 ],
 "names.reserved.body": "Tidak ada yang bisa memiliki nama ini. Pilih nama lain.",
 "names.usedUp.title": "Jumlah nama Anda sudah maksimal",
 "names.usedUp.body": "Akun ini tidak bisa mengambil nama lagi.",
 "names.expired.title": "Tanda tangan terlambat",
 "names.expired.body": "Periksa tanggal dan waktu perangkat ini, lalu tanda tangani lagi.",
 "names.otherAccount.title": "Dompet Anda sekarang memakai akun lain",
 "names.otherAccount.body": [
  [
   "name"
  ],
  " tidak didaftarkan. Coba lagi untuk mengambilnya bagi akun ini."
 ],
 "names.unsupported.title": "Dompet Anda tidak bisa mengambil nama di sini",
 "names.unsupported.body": "Beralihlah ke jaringan lain atau hubungkan dompet lain.",
 "names.failed.title": [
  "Tidak dapat mendaftarkan ",
  [
   "name"
  ]
 ],
 "names.failed.body": "Tidak ada yang berubah. Coba lagi sebentar lagi.",
 "names.success.title": [
  [
   "name"
  ],
  " milik Anda"
 ],
 "names.success.body": "Nama ini sekarang mewakili akun Anda di aplikasi ini.",
 "names.success.copy": "Salin nama",
 "names.success.done": "Selesai",
 "names.none.title": "Belum ada nama",
 "names.none.body": "Pilih nama untuk melihatnya di sini.",
 "nfts.list": "NFT",
 "nfts.empty.title": "Belum ada NFT",
 "nfts.empty.body": "NFT yang Anda terima di jaringan ini akan muncul di sini.",
 "nfts.failed.title": "NFT tidak dapat dimuat",
 "nfts.failed.body": "Server tidak menjawab. NFT Anda tidak terpengaruh.",
 "nfts.moreFailed": "Tidak dapat memuat lagi.",
 "nfts.more": "Tampilkan lagi",
 "nfts.showAll": "Tampilkan semua NFT",
 "nfts.showHidden": [
  [
   "count",
   2,
   {
    "other": [
     "Tampilkan ",
     0,
     " NFT tersembunyi"
    ]
   }
  ]
 ],
 "nfts.hideSpam": "Sembunyikan dugaan spam",
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
 "nfts.gone": "NFT ini tidak ada di akun Anda",
 "nfts.spam": "Ini mungkin spam. Jangan buka tautan di nama atau gambarnya.",
 "nfts.collection": "Koleksi",
 "nfts.contract": "Kontrak",
 "nfts.address": "Alamat",
 "nfts.number": "ID token",
 "nfts.amount": "Anda punya",
 "onramp.title": "Beli kripto",
 "onramp.pay": "Anda bayar",
 "onramp.get": "Anda dapat",
 "onramp.amount": "Jumlah yang dibayar",
 "onramp.payWith": [
  "Ganti cara bayar: ",
  [
   "currency"
  ],
  ", ",
  [
   "method"
  ]
 ],
 "onramp.buyWhat": [
  "Ganti yang dibeli: ",
  [
   "symbol"
  ],
  " di ",
  [
   "network"
  ]
 ],
 "onramp.limits": [
  "Dari ",
  [
   "min"
  ],
  " sampai ",
  [
   "max"
  ]
 ],
 "onramp.low": [
  "Minimal pembayaran dengan cara ini ",
  [
   "min"
  ],
  "."
 ],
 "onramp.high": [
  "Maksimal pembayaran dengan cara ini ",
  [
   "max"
  ],
  "."
 ],
 "onramp.unknown": "Belum ada harga",
 "onramp.elsewhere": [
  "Aplikasi ini tidak memakai ",
  [
   "network"
  ],
  ". Anda akan melihatnya di dompet Anda."
 ],
 "onramp.offers": "Penawaran",
 "onramp.refresh": "Muat ulang harga",
 "onramp.best": "Terbaik",
 "onramp.via": [
  "lewat ",
  [
   "provider"
  ]
 ],
 "onramp.providerFee": "Biaya penyedia",
 "onramp.networkFee": "Biaya jaringan",
 "onramp.total": "Total",
 "onramp.moreOffers": "Tampilkan semua penawaran",
 "onramp.enterAmount": "Masukkan jumlah",
 "onramp.changeAmount": "Ubah jumlahnya",
 "onramp.asking": "Mengambil harga…",
 "onramp.continue": [
  "Lanjutkan dengan ",
  [
   "provider"
  ]
 ],
 "onramp.ownWindow": [
  "Anda membayar di jendela ",
  [
   "provider"
  ],
  " sendiri. Detail kartu Anda tidak pernah sampai ke aplikasi ini."
 ],
 "onramp.unreachable.title": "Harga tidak tersedia",
 "onramp.unreachable.body": "Tidak ada penjual yang menjawab. Kami tidak menampilkan harga perkiraan.",
 "onramp.noSeller.title": "Tidak ada penjual untuk jumlah ini",
 "onramp.noSeller.body": "Coba jumlah lain atau cara bayar lain.",
 "onramp.off.title": "Pembelian tidak tersedia di sini",
 "onramp.off.body": "Aplikasi ini belum menyiapkan penjual.",
 "onramp.off.back": "Kembali ke akun",
 "onramp.noChain.title": "Tidak ada yang dijual untuk jaringan ini",
 "onramp.noChain.body": "Beralihlah ke jaringan lain untuk membeli kripto.",
 "onramp.noChain.switch": "Ganti jaringan",
 "onramp.buyList": "Yang ingin dibeli",
 "onramp.search": "Cari menurut nama atau jaringan",
 "onramp.empty.title": "Tidak ditemukan",
 "onramp.empty.body": [
  "Tidak ada yang cocok dengan “",
  [
   "query"
  ],
  "”. Coba nama lain."
 ],
 "onramp.payList": "Cara bayar",
 "onramp.onNetwork": [
  [
   "name"
  ],
  " di ",
  [
   "network"
  ]
 ],
 "onramp.methodLimits": [
  [
   "method"
  ],
  ", ",
  [
   "min"
  ],
  " sampai ",
  [
   "max"
  ]
 ],
 "onramp.method.card": "Kartu",
 "onramp.method.bank": "Transfer bank",
 "onramp.method.sepa": "Transfer SEPA",
 "onramp.method.applePay": "Apple Pay",
 "onramp.method.googlePay": "Google Pay",
 "onramp.method.paypal": "PayPal",
 "onramp.method.balance": "Saldo akun",
 "onramp.opening.title": [
  "Membuka ",
  [
   "provider"
  ]
 ],
 "onramp.opening.body": "Jendela tersendiri akan segera terbuka.",
 "onramp.blocked.title": "Browser Anda memblokir jendela",
 "onramp.blocked.body": [
  "Buka sendiri ",
  [
   "provider"
  ],
  " untuk melanjutkan. Tautannya hanya berlaku sekali."
 ],
 "onramp.blocked.open": [
  "Buka ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.title": [
  "Selesaikan di jendela ",
  [
   "provider"
  ]
 ],
 "onramp.waiting.body": "Biarkan halaman ini terbuka untuk melihat kapan pembelian Anda selesai.",
 "onramp.waiting.silent": [
  [
   "provider"
  ],
  " tidak memberi tahu perkembangannya ke aplikasi ini. Yang Anda beli akan tiba di dompet Anda."
 ],
 "onramp.destination": "Sebelum membayar, pastikan di jendela itu bahwa pembelian dikirim ke alamat Anda:",
 "onramp.paid.title": "Pembayaran diterima",
 "onramp.paid.body": [
  [
   "provider"
  ],
  " sedang mengirim ",
  [
   "symbol"
  ],
  " ke dompet Anda."
 ],
 "onramp.left.title": "Jendela ditutup",
 "onramp.left.body": [
  "Jika Anda sudah membayar, ",
  [
   "symbol"
  ],
  " akan tiba di dompet Anda. Ini bisa butuh beberapa menit."
 ],
 "onramp.done.title": [
  "Anda membeli ",
  [
   "amount"
  ]
 ],
 "onramp.done.body": [
  [
   "provider"
  ],
  " sudah mengirimnya ke dompet Anda."
 ],
 "onramp.done.close": "Selesai",
 "onramp.unavailable.title": [
  "Tidak dapat membuka ",
  [
   "provider"
  ]
 ],
 "onramp.unavailable.body": "Tidak ada yang dibayar. Coba lagi, atau pilih penawaran lain.",
 "onramp.refused.title": [
  [
   "provider"
  ],
  " tidak dapat menyelesaikan pembelian"
 ],
 "onramp.refused.body": [
  "Sebelum mencoba lagi, tanyakan ke ",
  [
   "provider"
  ],
  " apakah Anda sudah ditagih."
 ],
 "onramp.backToPrices": "Kembali ke harga",
 "onramp.again": "Beli lagi",
 "pay.title": "Bayar",
 "pay.review.title": "Tinjau pembayaran",
 "pay.requestedBy": "Diminta oleh",
 "pay.for": "Untuk",
 "pay.token": "Token",
 "pay.expires": "Kedaluwarsa",
 "pay.expiresIn": [
  "dalam ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " detik"
    ]
   }
  ]
 ],
 "pay.with": "Bayar dengan",
 "pay.balance": [
  "Anda punya ",
  [
   "amount"
  ]
 ],
 "pay.short": [
  "Anda punya ",
  [
   "have"
  ],
  " dari ",
  [
   "amount"
  ]
 ],
 "pay.swap": [
  "Tukar ke ",
  [
   "symbol"
  ],
  " dulu"
 ],
 "pay.swapAbout": [
  "Sekitar ",
  [
   "amount"
  ]
 ],
 "pay.switch": [
  "Beralih ke ",
  [
   "network"
  ]
 ],
 "pay.switchYourself": [
  "Alihkan dompet Anda ke ",
  [
   "network"
  ],
  " untuk membayar."
 ],
 "pay.notEnough": [
  [
   "symbol"
  ],
  " tidak cukup"
 ],
 "pay.confirm": [
  "Bayar ",
  [
   "amount"
  ]
 ],
 "pay.signing": "Menunggu dompet Anda",
 "pay.caution.unsure.title": "Dompet Anda mungkin sudah membayar",
 "pay.caution.unsure.body": "Pembayaran ini pernah diminta sebelumnya, dan jawaban dompet tidak sampai ke halaman ini. Periksa dompet Anda dulu. Jika pembayarannya ada di sana, jangan bayar lagi.",
 "pay.caution.given": "Tujuan pembayaran",
 "pay.agree": "Saya sudah memeriksa dan ingin membayar",
 "pay.pending.title": [
  "Membayar ",
  [
   "amount"
  ]
 ],
 "pay.paid.title": [
  [
   "amount"
  ],
  " dibayar"
 ],
 "pay.paid.body": "Aplikasi sudah menerima buktinya.",
 "pay.paidAt": "Dibayar",
 "pay.expired.title": "Permintaan ini sudah kedaluwarsa",
 "pay.expired.body": "Tidak ada yang dibayar. Kembali ke aplikasi dan mulai lagi.",
 "pay.unconfirmed.body": "Pembayaran sudah dikirim dan masih bisa berhasil. Jangan bayar lagi. Mulai lagi nanti dari aplikasi untuk melihat hasilnya.",
 "pay.failed.title": "Pembayaran gagal",
 "pay.failed.body": "Tidak ada yang dibayar. Jaringan mungkin sudah memotong biayanya.",
 "pay.refused.title": "Ini tidak bisa dibayar",
 "pay.none.title": "Tidak ada yang perlu dibayar",
 "pay.none.body": "Aplikasi belum meminta pembayaran.",
 "pay.activity.done": "Dibayar",
 "receive.title": "Terima",
 "receive.code": "Kode QR alamat Anda",
 "receive.copy": "Salin alamat",
 "receive.scan": "Pindai kode ini, atau salin alamatnya.",
 "receive.yours": "Alamat Anda",
 "receive.networks": "Berlaku di",
 "receive.current": "Anda di sini",
 "receive.warning": "Kirim hanya dari salah satu jaringan ini. Yang datang dari tempat lain bisa hilang.",
 "receive.collectibles": "Hanya untuk koleksi digital seperti Ordinals. Yang dibayarkan ke sini tidak masuk hitungan saldo Anda di sini.",
 "receive.copyCollectibles": "Salin alamat koleksi digital",
 "safety.label": "Yang akan terjadi",
 "safety.checking": "Memeriksa yang akan terjadi…",
 "safety.send": "Anda kirim",
 "safety.receive": "Anda terima",
 "safety.allow": "Anda izinkan",
 "safety.revoke": "Anda berhenti mengizinkan",
 "safety.nothing": "Tidak ada perubahan pada aset Anda.",
 "safety.unlimited": "Tanpa batas",
 "safety.all": "Semuanya",
 "safety.spender": [
  "kepada ",
  [
   "spender"
  ]
 ],
 "safety.unlimitedWarning": [
  [
   "spender"
  ],
  " bisa mengambil semua ",
  [
   "token"
  ],
  " Anda kapan saja, sekarang atau nanti. Izinkan seperlunya saja."
 ],
 "safety.allWarning": [
  [
   "spender"
  ],
  " bisa mengambil setiap item yang Anda punya di ",
  [
   "token"
  ],
  ", sekarang atau nanti."
 ],
 "safety.unknownToken": "Token tidak dikenal",
 "safety.item": [
  [
   "name"
  ],
  " #",
  [
   "id"
  ]
 ],
 "safety.reverts.title": "Ini akan gagal",
 "safety.reverts.body": "Kontrak akan menolaknya, dan Anda tetap membayar biaya jaringan.",
 "safety.reverts.reason": [
  "Alasannya: “",
  [
   "reason"
  ],
  "”"
 ],
 "safety.reverts.funds": "Dana Anda tidak cukup untuk jumlah ini dan biaya jaringan.",
 "safety.unknown.title": "Tidak dapat memeriksa ini",
 "safety.unknown.body": "Jaringan tidak dapat mengujinya lebih dulu, jadi kami tidak tahu apa yang akan berubah. Lanjutkan hanya jika Anda memercayai asalnya.",
 "safety.gone.unsent": "Dompet Anda terputus. Tidak ada yang dikirim.",
 "safety.gone.asked": "Dompet Anda terputus. Jika masih meminta konfirmasi, tolaklah di dompet.",
 "send.title": "Kirim",
 "send.tokens.title": "Pilih token",
 "send.review.title": "Tinjau",
 "send.progress.title": "Transaksi",
 "send.tokens.search": "Cari token",
 "send.tokens.list": "Token Anda",
 "send.tokens.empty.title": "Token tidak ditemukan",
 "send.tokens.empty.body": [
  "Tidak ada milik Anda yang cocok dengan “",
  [
   "query"
  ],
  "”."
 ],
 "send.tokens.none.title": "Belum ada yang bisa dikirim",
 "send.tokens.none.body": [
  "Token yang Anda terima di ",
  [
   "network"
  ],
  " akan muncul di sini."
 ],
 "send.tokens.receive": "Terima",
 "send.unavailable.title": "Saldo tidak tersedia",
 "send.unavailable.body": "Kami tidak dapat membaca aset Anda. Dana Anda tidak terpengaruh.",
 "send.coinOnly": [
  "Aplikasi ini hanya menampilkan ",
  [
   "symbol"
  ],
  ". Token lain tidak bisa ditampilkan di sini."
 ],
 "send.coinOnlyNow": [
  "Saat ini hanya ",
  [
   "symbol"
  ],
  " yang bisa ditampilkan. Kami akan mencari token lain lagi sebentar lagi."
 ],
 "send.amountIn": [
  "Jumlah dalam ",
  [
   "unit"
  ]
 ],
 "send.available": [
  [
   "amount"
  ],
  " tersedia"
 ],
 "send.max": "Maks",
 "send.maxLabel": "Pakai semua yang Anda punya",
 "send.showIn": [
  "Masukkan jumlah dalam ",
  [
   "unit"
  ]
 ],
 "send.noPrice": "Harga tidak tersedia",
 "send.to": "Ke",
 "send.toPlaceholder": "Alamat atau nama",
 "send.paste": "Tempel",
 "send.clear": "Hapus alamat",
 "send.looking": "Mencari nama…",
 "send.noAddress": [
  [
   "name"
  ],
  " tidak punya alamat di ",
  [
   "network"
  ],
  "."
 ],
 "send.nameUnavailable": "Nama tidak dapat dicari saat ini. Masukkan alamatnya saja.",
 "send.nameDisputed": [
  "Dua sumber memberi alamat berbeda untuk ",
  [
   "name"
  ],
  ". Saat ini tidak ada yang bisa dikirim ke nama itu. Masukkan alamatnya saja."
 ],
 "send.resolvedBy": [
  "Ditemukan lewat ",
  [
   "source"
  ]
 ],
 "send.rewritten": [
  "Ditulis untuk ",
  [
   "network"
  ],
  ": akunnya sama dengan alamat yang Anda masukkan."
 ],
 "send.invalid": [
  "Ini bukan alamat di ",
  [
   "network"
  ],
  ". Periksa apakah ada karakter yang hilang atau berubah."
 ],
 "send.memo": "Memo",
 "send.memoOptional": "Memo (opsional)",
 "send.memoHelp": "Teks yang bisa dibaca semua orang. Bursa mungkin memerlukannya untuk mengkredit kiriman Anda.",
 "send.pasteFailed": "Papan klip tidak dapat dibaca. Tempel langsung di kolomnya.",
 "send.step.selectToken": "Pilih token",
 "send.step.enterAmount": "Masukkan jumlah",
 "send.step.incorrectValue": "Nilai tidak benar",
 "send.step.insufficientFunds": "Dana tidak cukup",
 "send.step.enterAddress": "Masukkan alamat",
 "send.step.invalidAddress": "Alamat tidak valid",
 "send.step.looking": "Mencari nama…",
 "send.step.review": "Tinjau",
 "send.caution.lookAlike.title": "Alamat ini meniru alamat yang Anda kenal",
 "send.caution.lookAlike.body": "Awal dan akhirnya sama, tetapi bagian yang ditandai berbeda. Pencuri melakukan ini agar Anda menyalin alamat mereka.",
 "send.caution.lookAlike.known": "Yang Anda kenal",
 "send.caution.lookAlike.given": "Yang Anda masukkan",
 "send.caution.tokenContract.title": "Ini kontrak token itu sendiri",
 "send.caution.tokenContract.body": "Yang dikirim ke sana hampir selalu hilang.",
 "send.caution.own.title": "Ini alamat Anda sendiri",
 "send.caution.own.body": "Anda akan mengirim ke diri sendiri dan tetap membayar biaya.",
 "send.caution.contract.title": "Ini sebuah kontrak",
 "send.caution.contract.body": "Pastikan kontrak ini bisa menerima kiriman Anda. Jika tidak, kiriman bisa hilang.",
 "send.caution.unused.title": "Belum pernah ada aktivitas di alamat ini",
 "send.caution.unused.body": [
  "Alamat ini baru di ",
  [
   "network"
  ],
  ", atau salah ketik."
 ],
 "send.caution.first.title": "Pertama kali Anda mengirim ke sini",
 "send.caution.first.body": "Bandingkan seluruh alamat dengan yang diberikan kepada Anda.",
 "send.caution.unchecked.title": "Alamat ini tidak dapat diperiksa",
 "send.caution.unchecked.body": "Jaringan tidak menjawab. Bandingkan sendiri seluruh alamatnya.",
 "send.agree": "Saya sudah membandingkan seluruh alamat dan tetap ingin mengirim",
 "send.from": "Dari",
 "send.network": "Jaringan",
 "send.fee": "Biaya jaringan",
 "send.feeUpTo": [
  "hingga ",
  [
   "amount"
  ]
 ],
 "send.feeAbout": [
  "sekitar ",
  [
   "amount"
  ]
 ],
 "send.feeByWallet": "Dompet Anda menentukan biaya saat menandatangani.",
 "send.feeDeposit": [
  "termasuk ",
  [
   "amount"
  ],
  " untuk membuka akun bagi penerima"
 ],
 "send.receives": "Penerima mendapat",
 "send.speed": "Kecepatan",
 "send.speed.slow": "Lambat",
 "send.speed.normal": "Normal",
 "send.speed.fast": "Cepat",
 "send.feeUnavailable": "Tidak tersedia",
 "send.feeShort.title": [
  [
   "symbol"
  ],
  " tidak cukup untuk biaya"
 ],
 "send.feeShort.body": [
  "Biayanya hingga ",
  [
   "fee"
  ],
  " dan Anda punya ",
  [
   "have"
  ],
  ". Tambah ",
  [
   "symbol"
  ],
  " atau kirim lebih sedikit."
 ],
 "send.change": "Ubah",
 "send.confirm": "Kirim",
 "send.confirmAnyway": "Tetap kirim",
 "send.signing.title": [
  "Setujui di ",
  [
   "wallet"
  ]
 ],
 "send.signing.body": "Pastikan alamat dan jumlah di sana sama dengan di sini.",
 "send.signing.note": "Membatalkan di sini tidak menolak permintaan di dompet Anda.",
 "send.pending.title": [
  "Mengirim ",
  [
   "amount"
  ]
 ],
 "send.pending.body": "Biasanya kurang dari satu menit. Anda boleh menutup ini: prosesnya tetap berjalan.",
 "send.pending.slow": [
  "Blok baru muncul kira-kira setiap ",
  [
   "minutes",
   2,
   {
    "other": [
     0,
     " menit"
    ]
   }
  ],
  ", kadang jauh lebih lama. Anda boleh menutup ini: prosesnya tetap berjalan."
 ],
 "send.pending.queued": "Pemilik akun Anda harus menyetujuinya dulu, yang bisa butuh beberapa hari. Anda boleh menutup ini: prosesnya tetap berjalan.",
 "send.explorer": "Lihat di penjelajah blok",
 "send.toAccount": "Kembali ke akun",
 "send.failed.title": "Transaksi gagal",
 "send.failed.body": "Jaringan memotong biayanya, tetapi tidak ada yang dikirim.",
 "send.replaced.title": "Transaksi digantikan",
 "send.replaced.body": "Transaksi lain dikirim sebagai gantinya dari dompet Anda: dipercepat atau dibatalkan. Penjelajah blok menunjukkan yang mana.",
 "send.dropped.title": "Transaksi tidak diterima",
 "send.dropped.body": "Jaringan tidak menerimanya tepat waktu. Tidak ada yang dikirim, dan tidak ada biaya.",
 "send.unknown.title": "Belum dikonfirmasi",
 "send.unknown.body": "Jaringan tidak mengonfirmasinya tepat waktu. Transaksi masih bisa berhasil, jadi periksa sebelum mengirim lagi.",
 "send.nothing.title": "Tidak ada yang sedang dikirim",
 "send.nothing.body": "Pilih yang ingin dikirim dan kepada siapa.",
 "send.toast.sent": [
  [
   "amount"
  ],
  " terkirim"
 ],
 "send.unsupported.title": "Pengiriman tidak bisa dilakukan di sini",
 "send.unsupported.body": "Beralihlah ke jaringan lain untuk mengirim.",
 "sessions.title": "Sesi aplikasi",
 "sessions.hint": "Yang boleh dibelanjakan aplikasi ini tanpa bertanya",
 "sessions.intro": "Aplikasi ini boleh mengirim dari akun Anda tanpa bertanya lagi. Jaringan menegakkan batasnya.",
 "sessions.perDays": [
  [
   "amount"
  ],
  " setiap ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " hari"
    ]
   }
  ]
 ],
 "sessions.perHours": [
  [
   "amount"
  ],
  " setiap ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " jam"
    ]
   }
  ]
 ],
 "sessions.perMinutes": [
  [
   "amount"
  ],
  " setiap ",
  [
   "count",
   2,
   {
    "other": [
     0,
     " menit"
    ]
   }
  ]
 ],
 "sessions.token": [
  "Token ",
  [
   "address"
  ]
 ],
 "sessions.until": [
  "Sampai ",
  [
   "date"
  ]
 ],
 "sessions.revoked": "Dicabut",
 "sessions.expired": "Kedaluwarsa",
 "sessions.revoke": "Cabut",
 "sessions.notRevoked": "Sesi tidak dicabut dan masih berlaku. Anda bisa mencoba lagi.",
 "sessions.empty.title": "Tidak ada sesi",
 "sessions.empty.body": "Aplikasi ini bertanya kepada Anda sebelum membelanjakan apa pun di jaringan ini.",
 "sessions.failed.title": "Sesi tidak dapat dimuat",
 "sessions.failed.body": "Mungkin tidak ada sesi di jaringan ini, atau server tidak menjawab. Sesi Anda tidak berubah.",
 "siwx.title": "Masuk",
 "siwx.intro": [
  "Masuk ke ",
  [
   "app"
  ]
 ],
 "siwx.site": "Situs web",
 "siwx.account": "Akun",
 "siwx.network": "Jaringan",
 "siwx.proves": "Menunjukkan bahwa akun ini milik Anda",
 "siwx.free": "Tanpa biaya dan tidak mengirim transaksi",
 "siwx.harmless": "Tidak memberi siapa pun akses ke dana Anda",
 "siwx.sign": "Masuk",
 "siwx.required": "Aplikasi ini mengharuskan Anda masuk. Membatalkan akan memutuskan dompet Anda atau membawa Anda kembali ke jaringan tempat Anda sudah masuk.",
 "siwx.checking": "Mencari sesi Anda",
 "siwx.signing.title": [
  "Konfirmasi di ",
  [
   "wallet"
  ]
 ],
 "siwx.signing.body": [
  "Pesan harus menyebut ",
  [
   "domain"
  ],
  ". Jika menyebut situs web lain, tolak."
 ],
 "siwx.verifying": "Mengautentikasi...",
 "siwx.done": "Anda sudah masuk",
 "siwx.expired.title": "Sesi Anda berakhir",
 "siwx.expired.body": "Masuk lagi untuk melanjutkan.",
 "siwx.revoked.title": "Anda telah dikeluarkan",
 "siwx.revoked.body": "Sesi Anda diakhiri di tempat lain. Masuk lagi untuk melanjutkan.",
 "siwx.declined.title": "Tanda tangan ditolak",
 "siwx.declined.body": "Anda belum masuk. Anda bisa mencoba lagi.",
 "siwx.pending.title": "Sudah ada permintaan yang terbuka",
 "siwx.pending.body": [
  "Jawab di ",
  [
   "wallet"
  ],
  ", lalu coba lagi."
 ],
 "siwx.unreachable.title": "Tidak dapat menjangkau server",
 "siwx.unreachable.body": "Anda belum masuk. Periksa koneksi Anda, lalu coba lagi.",
 "siwx.refused.title": "Tanda tangan tidak diterima",
 "siwx.refused.body": "Periksa tanggal dan waktu perangkat ini, lalu coba lagi.",
 "siwx.smartAccount.title": "Aplikasi ini mungkin tidak mendukung akun pintar",
 "siwx.smartAccount.body": "Pilih akun Anda yang lain di daftar dompet, lalu masuk lagi.",
 "siwx.unsupported.title": [
  [
   "wallet"
  ],
  " tidak bisa menandatangani pesan di sini"
 ],
 "siwx.unsupported.body": "Hubungkan dompet lain untuk masuk.",
 "siwx.failed.title": "Tidak dapat masuk",
 "siwx.failed.body": [
  [
   "wallet"
  ],
  " melaporkan masalah. Anda bisa mencoba lagi."
 ],
 "swap.title": "Tukar",
 "swap.review.title": "Tinjau penukaran",
 "swap.quotes.title": "Bandingkan penawaran",
 "swap.slippage.title": "Toleransi slippage",
 "swap.tokens.title": "Pilih token",
 "swap.result.title": "Tukar",
 "swap.pay": "Anda bayar",
 "swap.receive": "Anda terima",
 "swap.review.receive": "Anda terima sekitar",
 "swap.flip": "Balik kedua token",
 "swap.selectToken": "Pilih token",
 "swap.changeToken": [
  [
   "side"
  ],
  ", ganti token"
 ],
 "swap.balance": [
  "Saldo: ",
  [
   "amount"
  ]
 ],
 "swap.max": "Maks",
 "swap.noPrice": "Tanpa harga",
 "swap.button.chooseToken": "Pilih token",
 "swap.button.enterAmount": "Masukkan jumlah",
 "swap.button.badAmount": "Nilai tidak benar",
 "swap.button.insufficient": "Dana tidak cukup",
 "swap.button.waiting": "Mencari kurs terbaik…",
 "swap.button.noOffer": "Tidak ada penawaran",
 "swap.button.review": "Tinjau penukaran",
 "swap.details": "Detail",
 "swap.rate": "Kurs",
 "swap.rateOf": [
  [
   "one"
  ],
  " = ",
  [
   "other"
  ]
 ],
 "swap.provider": "Penyedia",
 "swap.bestRate": "Kurs terbaik",
 "swap.compare": [
  [
   "count",
   2,
   {
    "=1": "Lihat penawaran",
    "other": [
     "Bandingkan ",
     0,
     " penawaran"
    ]
   }
  ]
 ],
 "swap.impact": "Dampak harga",
 "swap.slippage": "Toleransi slippage",
 "swap.changeSlippage": "Ubah",
 "swap.minimum": "Minimal diterima",
 "swap.providerFee": "Biaya penyedia",
 "swap.included": "Termasuk dalam kurs",
 "swap.networkFee": "Biaya jaringan",
 "swap.unknown": "Tidak diketahui",
 "swap.percent": [
  [
   "value"
  ],
  "%"
 ],
 "swap.percentSign": "%",
 "swap.pending": [
  "Penukaran ",
  [
   "from"
  ],
  " ke ",
  [
   "to"
  ],
  " sedang berlangsung"
 ],
 "swap.unsupported.title": "Jaringan tidak mendukung penukaran",
 "swap.unsupported.body": [
  "Token tidak bisa ditukar di ",
  [
   "network"
  ],
  ". Pilih jaringan lain."
 ],
 "swap.unsupported.switch": "Ganti jaringan",
 "swap.failed.title": "Token tidak dapat dimuat",
 "swap.problem.noRoute": "Likuiditas tidak cukup untuk menukar token ini. Coba jumlah lebih kecil atau token lain.",
 "swap.problem.unavailable": "Saat ini tidak ada yang menawarkan kurs. Kami terus bertanya.",
 "swap.problem.wouldFail": "Penukaran ini akan gagal saat ini. Tidak ada yang dikirim. Coba lagi atau izinkan slippage lebih besar.",
 "swap.problem.refused": "Penyedia menolak penukaran ini. Pilih penawaran lain.",
 "swap.problem.approval": "Pemberian izin tidak berhasil, jadi tidak ada yang ditukar. Anda bisa mencoba lagi.",
 "swap.problem.unsure": "Ini tidak dikonfirmasi tepat waktu dan masih bisa berhasil. Periksa aktivitas Anda sebelum menukar lagi.",
 "swap.problem.funds": "Tidak cukup untuk jumlah ini dan biaya jaringan. Tidak ada yang dikirim.",
 "swap.tokens.search": "Cari nama atau tempel alamat",
 "swap.tokens.own": "Token Anda",
 "swap.tokens.suggested": "Disarankan",
 "swap.tokens.others": "Token lain",
 "swap.tokens.all": "Token",
 "swap.tokens.cut": "Masih ada lagi. Cari untuk menemukannya.",
 "swap.tokens.byAddress": "Ditemukan lewat alamat",
 "swap.tokens.unlisted": "Tidak ada di daftar",
 "swap.tokens.empty.title": "Token tidak ditemukan",
 "swap.tokens.empty.body": "Periksa ejaannya, atau tempel alamat token.",
 "swap.tokens.none": "Tempel alamat token yang Anda inginkan.",
 "swap.quotes.none": "Tidak ada penawaran saat ini",
 "swap.quotes.back": "Ubah penukaran",
 "swap.quotes.fee": [
  "biaya sekitar ",
  [
   "fee"
  ]
 ],
 "swap.quotes.less": [
  [
   "value"
  ],
  "% lebih sedikit"
 ],
 "swap.quotes.about": "Penawaran diperbarui setiap sepuluh detik. Bagian penyedia sudah termasuk.",
 "swap.slippage.about": "Harga bisa bergerak sebelum penukaran dilakukan. Jika yang akan Anda terima kurang dari batas ini, tidak ada yang ditukar.",
 "swap.slippage.presets": "Nilai umum",
 "swap.slippage.custom": "Atur sendiri",
 "swap.slippage.invalid": "Masukkan nilai dari 0 sampai 50.",
 "swap.slippage.high": "Dengan nilai setinggi ini, orang lain bisa mengambil sebagian dari yang seharusnya Anda terima.",
 "swap.slippage.low": "Dengan nilai serendah ini, sebagian besar penukaran gagal.",
 "swap.slippage.save": "Simpan",
 "swap.review.stopped": "Penukaran tidak dapat disiapkan",
 "swap.review.gone": "Tidak ada yang perlu ditinjau.",
 "swap.review.back": "Ubah penukaran",
 "swap.changed.title": "Kurs berubah",
 "swap.changed.body": "Lihat angka yang baru sebelum melanjutkan. Tidak ada yang ditukar.",
 "swap.unsigned.title": "Tanda tangan saja tidak cukup di sini",
 "swap.unsigned.body": "Izinkan jumlah ini dengan transaksi. Transaksi itu punya biaya jaringan sendiri. Belum ada yang dikirim atau ditukar.",
 "swap.unlisted.title": [
  [
   "token"
  ],
  " tidak ada di daftar"
 ],
 "swap.unlisted.body": "Siapa pun bisa membuat token dengan nama apa pun. Pastikan ini token yang Anda maksud:",
 "swap.approval": [
  "Pertama Anda mengizinkan ",
  [
   "provider"
  ],
  " mengambil persis jumlah ",
  [
   "token"
  ],
  " ini, lalu Anda menukar."
 ],
 "swap.permit": [
  "Pertama Anda menandatangani bahwa ",
  [
   "provider"
  ],
  " boleh mengambil persis ",
  [
   "amount"
  ],
  " dalam 30 menit, dan tidak ada yang lain. Tanda tangan tidak mengirim apa pun dan tanpa biaya. Lalu Anda menukar."
 ],
 "swap.consent.loss": [
  "Saya paham bahwa saya kehilangan sekitar ",
  [
   "percent"
  ],
  " dari nilainya."
 ],
 "swap.consent.unknown": "Saya paham bahwa kurs ini tidak dapat dibandingkan dengan harga pasar.",
 "swap.moved": [
  "Dompet Anda berada di jaringan lain. Penukaran ini di ",
  [
   "network"
  ],
  "."
 ],
 "swap.moveBack": [
  "Beralih ke ",
  [
   "network"
  ]
 ],
 "swap.accountChanged": "Dompet Anda sekarang memakai akun lain.",
 "swap.expired": "Kurs ini sudah kedaluwarsa.",
 "swap.renew": "Ambil kurs baru",
 "swap.accept": "Terima kurs baru",
 "swap.approveAndSwap": "Izinkan dan tukar",
 "swap.signAndSwap": "Tanda tangani dan tukar",
 "swap.confirm": "Tukar",
 "swap.short.title": [
  [
   "coin"
  ],
  " tidak cukup untuk biaya jaringan"
 ],
 "swap.short.body": [
  "Tambah ",
  [
   "coin"
  ],
  " atau tukar lebih sedikit."
 ],
 "swap.working.wallet": [
  "Setujui di ",
  [
   "wallet"
  ]
 ],
 "swap.working.sign": [
  "Tanda tangani di ",
  [
   "wallet"
  ]
 ],
 "swap.working.server": "Memeriksa kurs",
 "swap.working.chain": "Menunggu jaringan",
 "swap.working.reset": [
  "Mencabut izin lama untuk ",
  [
   "token"
  ],
  "."
 ],
 "swap.working.approve": [
  "Mengizinkan persis jumlah ",
  [
   "token"
  ],
  " ini."
 ],
 "swap.working.permit": [
  "Mengizinkan persis jumlah ",
  [
   "token"
  ],
  " ini dengan tanda tangan. Tidak ada yang dikirim."
 ],
 "swap.working.swap": [
  "Menukar ",
  [
   "from"
  ],
  " ke ",
  [
   "to"
  ],
  "."
 ],
 "swap.working.batch": [
  "Mengizinkan dan menukar ",
  [
   "from"
  ],
  " ke ",
  [
   "to"
  ],
  " dalam satu langkah."
 ],
 "swap.step.approve": "Izinkan",
 "swap.step.permit": "Tanda tangani",
 "swap.step.swap": "Tukar",
 "swap.result.pending.title": "Penukaran dikirim",
 "swap.result.pending.body": [
  [
   "from"
  ],
  " ke sekitar ",
  [
   "to"
  ],
  ". Anda boleh membiarkan ini terbuka atau menutupnya."
 ],
 "swap.result.success.title": "Penukaran selesai",
 "swap.result.success.body": [
  "Anda menukar ",
  [
   "from"
  ],
  " ke sekitar ",
  [
   "to"
  ],
  "."
 ],
 "swap.result.failed.title": "Penukaran gagal",
 "swap.result.failed.body": "Jaringan menolaknya, jadi token Anda tetap di tempatnya. Hanya biaya jaringan yang dibayar.",
 "swap.result.replaced.title": "Penukaran digantikan",
 "swap.result.replaced.body": "Transaksi lain dari dompet Anda menggantikannya.",
 "swap.result.dropped.title": "Penukaran tidak diterima",
 "swap.result.dropped.body": "Jaringan tidak menerimanya tepat waktu. Tidak ada yang ditukar, dan tidak ada biaya.",
 "swap.result.unknown.title": "Kami kehilangan jejak penukaran ini",
 "swap.result.unknown.body": "Penukaran masih bisa berhasil. Periksa akun Anda atau penjelajah blok.",
 "swap.result.leave": "Ke akun",
 "swap.result.done": "Selesai",
 "walletAccounts.title": "Akun",
 "walletAccounts.hint": "Tambah akun lain",
 "walletAccounts.intro": "Setiap akun punya alamat sendiri. Frasa pemulihan Anda memulihkan semuanya.",
 "walletAccounts.numbered": [
  "Akun ",
  [
   "number"
  ]
 ],
 "walletAccounts.name": "Nama",
 "walletAccounts.add": "Tambah akun",
 "walletAccounts.rename": [
  "Ganti nama “",
  [
   "name"
  ],
  "”"
 ],
 "walletAccounts.save": "Simpan",
 "walletAccounts.cancel": "Batal",
 "walletAccounts.full": [
  "Dompet Anda punya ",
  [
   "count"
  ],
  " akun, jumlah terbanyak yang bisa."
 ],
 "walletAccounts.failed": "Tidak berhasil. Akun Anda tidak berubah. Coba lagi.",
 "walletAccounts.imported": "Diimpor",
 "walletAccounts.introImported": "Setiap akun punya alamat sendiri. Frasa pemulihan Anda memulihkan semuanya kecuali yang diimpor."
}
export default catalogue
