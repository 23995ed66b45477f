/** How things are counted; in Japanese. */
export const PLURALS = `
  a person: 人; a man: 人; a woman: 人; a boy: 人; a girl: 人; a child: 人; a baby: 人; a bicycle: 台;
  a car: 台; a motorcycle: 台; an airplane: 機; a bus: 台; a train: 本; a truck: 台; a boat: 隻;
  a traffic light: 基; a fire hydrant: 基; a stop sign: 本; a parking meter: 台; a bench: 脚; a bird: 羽;
  a cat: 匹; a dog: 匹; a horse: 頭; a sheep: 頭; a cow: 頭; an elephant: 頭; a bear: 頭; a zebra: 頭;
  a giraffe: 頭; a backpack: 個; an umbrella: 本; a handbag: 個; a necktie: 本; a suitcase: 個;
  a frisbee: 枚; skis: 組; a snowboard: 枚; a ball: 個; a kite: 枚; a baseball bat: 本;
  a baseball glove: 個; a skateboard: 台; a surfboard: 枚; a tennis racket: 本; a bottle: 本;
  a wine glass: 個; a cup: 個; a fork: 本; a knife: 本; a spoon: 本; a bowl: 個; a banana: 本;
  an apple: 個; a sandwich: 個; an orange: 個; broccoli: 房; a carrot: 本; a hot dog: 個; a pizza: 枚;
  a donut: 個; a cake: 個; a chair: 脚; a couch: 台; a potted plant: 鉢; a bed: 台; a dining table: 台;
  a toilet: 基; a television: 台; a laptop: 台; a computer mouse: 個; a remote control: 個;
  a keyboard: 台; a phone: 台; a microwave: 台; an oven: 台; a toaster: 台; a sink: 台;
  a refrigerator: 台; a book: 冊; a clock: 個; a vase: 個; scissors: 本; a teddy bear: 個;
  a hair dryer: 台; a toothbrush: 本`;

/** What people and animals do, or have with them; in Japanese. */
export const ACTIONS = `
  running: を:走っている; jumping: で:ジャンプしている; playing: で:遊んでいる; sitting: に:座っている;
  standing: に:立っている; walking: を:歩いている; swimming: で:泳いでいる; riding: で:乗っている;
  climbing: で:登っている; smiling: で:微笑んでいる; lying down: に:横になっている; eating: で:食べている;
  sliding: で:滑っている; swinging: で:ブランコをこいでいる; skateboarding: で:スケートボードをしている;
  surfing: で:サーフィンをしている; snowboarding: で:スノーボードをしている; skiing: で:スキーをしている;
  cycling: で:自転車をこいでいる; racing: で:競走している; dancing: で:踊っている; singing: で:歌っている;
  splashing: で:水しぶきを上げている; kayaking: で:カヤックをこいでいる;
  playing football: で:アメフトをしている; playing soccer: で:サッカーをしている;
  playing baseball: で:野球をしている; playing basketball: で:バスケットボールをしている;
  playing tennis: で:テニスをしている; playing hockey: で:ホッケーをしている;
  playing volleyball: で:バレーボールをしている; flying a kite: で:凧を揚げている;
  riding a bicycle: で:自転車に乗っている; riding a motorcycle: で:バイクに乗っている;
  riding a horse: で:馬に乗っている; with a frisbee: で:フリスビーを持った;
  with a bicycle: で:自転車と一緒の; with a motorcycle: で:バイクと一緒の; on a bench: で:ベンチにいる;
  with a cat: で:猫と一緒の; with a dog: で:犬を連れた; with a horse: で:馬を連れた;
  with a backpack: で:リュックを背負った; with an umbrella: で:傘を持った;
  with a handbag: で:ハンドバッグを持った; wearing a necktie: で:ネクタイを締めた;
  with a suitcase: で:スーツケースを持った; with a wine glass: で:ワイングラスを持った;
  with a cake: で:ケーキと一緒の; on a couch: で:ソファにいる; with a laptop: で:ノートパソコンと一緒の;
  with a phone: で:携帯電話を持った; with a book: で:本を持った; with a teddy bear: で:テディベアを持った;
  wearing a hat: で:帽子をかぶった; wearing a helmet: で:ヘルメットをかぶった;
  wearing a shirt: で:シャツを着た; wearing a dress: で:ワンピースを着た; wearing a jacket: で:ジャケットを着た;
  wearing a suit: で:スーツを着た; wearing sunglasses: で:サングラスをかけた; wearing a skirt: で:スカートをはいた;
  wearing a swimsuit: で:水着を着た;
  riding an elephant: で:象に乗っている; wearing a mask: で:マスクをした`;

/** Where they are; in Japanese. */
export const PLACES = `
  on grass: 草の上; in the snow: 雪の中; on a beach: ビーチ; in the water: 水の中; on the water: 水上; in a pool: プール;
  on a street: 通り; on a road: 道路; in a field: 野原; in a park: 公園; in the mountains: 山の中;
  in a forest: 森の中; on rocks: 岩の上; in a city: 街なか; indoors: 室内; on a stage: 舞台の上;
  by a lake: 湖のほとり; by a river: 川のほとり; at night: 夜; on sand: 砂の上; on a playground: 遊び場;
  on a track: 競技場のトラック; on a bench: ベンチの上; on a couch: ソファの上; on a bed: ベッドの上;
  by the sea: 海辺; outdoors: 屋外; at a wedding: 結婚式; at a party: パーティー; at a concert: コンサート;
  on a chair: 椅子の上; on a table: テーブルの上;
  at a table: テーブルの席; at a desk: 机の前`;
