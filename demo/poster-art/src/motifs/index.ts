import { balcony, calendar, candle, certificate, clapper, coats, dog } from './errands.ts';
import type { Stage } from '../stage.ts';
import type { Genre } from '../types.ts';
import { maze, ripples, shards, smoke, soundwave, spiral, target, tiles } from './abstract.ts';
import { birds, catNight } from './animals.ts';
import { beastHead, fish, fourLegs, otter, swan, wader } from './beasts.ts';
import { cast, concert, singer } from './casts.ts';
import { gift, glasses3d, popcorn, reel, seats, surround, ticket } from './cinema-things.ts';
import { cityMap, skyline } from './city.ts';
import { couple } from './couples.ts';
import { bed, cake, chess, fair, lanterns, thread } from './gatherings.ts';
import { astronaut, faces, halfFace } from './heads.ts';
import { motion } from './motion.ts';
import { brass, microphone, strings } from './music.ts';
import { dandelion, greatTree, iceberg, mesa, moon, river } from './nature-forms.ts';
import { dance, falling, figureShadow, swimmer, umbrellas } from './people.ts';
import { bridge, house, stairs, track } from './places.ts';
import { portrait } from './portraits.ts';
import { ball, book, castle, crown, cup, mirror, robot, telephone } from './props.ts';
import { door, windows } from './rooms.ts';
import { orbit, planet, sun } from './space.ts';
import { camera, curtain, mask, piano, record } from './stagecraft.ts';
import { chair, eye, fruit, handMotif } from './still.ts';
import { dunes, ranges, road } from './terrain.ts';
import { balloon, clock, key, letter, scissors } from './things.ts';
import { cars, train } from './travel.ts';
import { bulb, coins, compass, factory, moth } from './signs.ts';
import { bicycle, plane, rocket, ship, suitcase } from './vessels.ts';
import { lighthouse, sea, whaleSea } from './water.ts';
import { flame, rain, snow, storm } from './weather.ts';
import { flowers, forest } from './woods.ts';

export interface Motif {
  id: string;
  draw: (s: Stage) => void;
  variants: number;
  genres: Genre[];
  keys: RegExp;
  /** smooth tonal art: takes screens and bloom well */ tonal?: number[];
  /** always wants a dark room */ dark?: number[];
}
const M = (
  id: string,
  draw: (s: Stage) => void,
  variants: number,
  genres: string,
  keys: string,
  tonal: number[] = [],
  dark: number[] = [],
): Motif => ({
  id,
  draw,
  variants,
  genres: genres.split(' ').filter(Boolean) as Genre[],
  keys: new RegExp(`(?:^|[^\\p{L}])(?:${keys})`, 'iu'),
  tonal,
  dark,
});

export const motifs: Motif[] = [
  M('ranges', ranges, 3, 'adventure documentary drama western', 'mountain|summit|ridge|alp\\b|peak|berg|mont|gipfel|avalanche|north', [0]),
  M(
    'sea',
    sea,
    3,
    'adventure drama documentary romance',
    'sea\\b|stille meer|tide|ocean|salt|mer\\b|meer|wave|vague|island|ferry|breakwater|coast|shore',
    [0],
  ),
  M('forest', forest, 3, 'horror fantasy mystery documentary', 'forest|wood|wald|forêt|pine|jungle', [0]),
  M('road', road, 2, 'western adventure drama comedy', 'road|mile|route|highway|drive|kilometre|exit'),
  M('dunes', dunes, 1, 'western adventure scifi history documentary', 'dune|desert|sand|wüste|dust', [0]),
  M('snow', snow, 2, 'drama mystery crime romance', 'snow|winter|cold|street lamp|frost|neige|schnee|cold|white', [1], [1]),
  M('storm', storm, 2, 'drama horror action history fantasy', 'storm|thunder|tempest|orage|weather|cloud', [0, 1], [0, 1]),
  M('flame', flame, 2, 'drama history action thriller', 'fire|flame|ember|burn|candle|match|feu|feuer|ash|torch', [1], [1]),
  M(
    'flowers',
    flowers,
    2,
    'romance drama comedy musical',
    'flower|garden|moss|jasmine|almond|leaves|indigo|été|bloom|rose|spring|fleur|blume|petal|dahlia',
  ),
  M('birds', birds, 3, 'drama mystery animation horror', 'bird|crow|swallow|feather|vogel|kestrel|oiseau|wing|heron|starling'),
  M('rain', rain, 1, 'romance drama crime', 'rain|umbrella|pluie|regen|monsoon|drizzle'),
  M('whale', whaleSea, 1, 'family animation fantasy documentary', 'whale|little whale|wal\\b|baleine|deep'),
  M('cat', catNight, 1, 'family animation comedy', 'cat\\b|the cat|chat\\b|katze'),
  M('lighthouse', lighthouse, 1, 'mystery family drama', 'lighthouse|beacon|keeper|phare'),
  M(
    'skyline',
    skyline,
    3,
    'crime thriller scifi romance action',
    'city|town\\b|tower block|urban|boulevard|midnight at|tower|stadt|ville|rooftop|metropol|roof',
    [],
    [0],
  ),
  M(
    'windows',
    windows,
    3,
    'drama thriller mystery crime romance',
    'window|room|neighbour|tenant|apartment|thousand windows|fenêtre|fenster|floor|hotel|blind',
  ),
  M(
    'stairs',
    stairs,
    2,
    'thriller mystery drama comedy',
    'stair|steps|elevator|lift\\b|ladder|well\\b|cave|landing|treppe|escalier|below|upstairs|cellar',
  ),
  M('door', door, 2, 'horror thriller mystery scifi', 'door|corridor|hall\\b|threshold|tür|porte|tunnel|basement|church', [0], [0, 1]),
  M('cityMap', cityMap, 1, 'crime thriller documentary comedy', 'map|carto|street|courier|quarter|district|delivery|address|taxi'),
  M('train', train, 2, 'mystery drama romance crime action', 'train|tram|cable car|nachtzug|platform|rail|station|express|zug|gare|departure', [0]),
  M(
    'cars',
    cars,
    2,
    'crime action thriller comedy',
    'car\\b|van\\b|truck|taxi|bus\\b|lorry|getaway|motor|engine|chauffeur|garage|coupé|wheel',
    [0],
    [0],
  ),
  M('house', house, 2, 'horror family drama mystery', 'house|home|haus|maison|attic|farm|inherit|cottage'),
  M('track', track, 2, 'sport documentary family', 'run|race|final|match\\b|league|sprint|lap|athlet|derby', [1], [1]),
  M('bridge', bridge, 1, 'drama romance thriller crime', 'bridge|crossing|pont|brücke|river|span'),
  M('clock', clock, 2, 'thriller mystery scifi comedy', 'clock|hour|minute|time|midnight|uhr|heure|late|noon'),
  M('key', key, 2, 'mystery crime family', 'key|lock|secret|schlüssel|clé|safe', [1], [1]),
  M('mask', mask, 2, 'opera crime musical horror', 'mask|choir|carnival|ball|clown|masque|thief|comed'),
  M('curtain', curtain, 2, 'opera ballet musical concert', 'curtain|stage|theat|oper|encore|act\\b|diva|understudy', [0, 1], [0, 1]),
  M('record', record, 1, 'concert musical documentary', 'record|vinyl|static|song|sound|disco|side b|groove|jazz'),
  M('balloon', balloon, 2, 'family animation comedy', 'balloon|float|ballon|gift'),
  M('hand', handMotif, 2, 'drama fantasy thriller', 'hand|puppet|finger|main\\b|touch|string|palm'),
  M('eye', eye, 3, 'scifi horror thriller mystery', 'eye|watch|witness|auge|oeil|see\\b|gaze|look|visible', [0], [0]),
  M('blade', scissors, 1, 'horror crime thriller', 'knife|blade|axe\\b|rake|cut\\b|blood|butcher|tailor|razor'),
  M(
    'fruit',
    fruit,
    4,
    'comedy romance family',
    'fruit|cherr|lemon|peach|apple|blood orange|spoon|mister lemon|egg|breakfast|dinner|kitchen|orange|citron|chef|lunch',
  ),
  M('camera', camera, 1, 'documentary drama history', 'camera|projector|beam|projection|film\\b|reel|cinema|kino|flicker', [0], [0]),
  M('letter', letter, 2, 'romance drama history comedy', 'letter|post|letzte|lettre|brief|envelope|yours|dear|paper'),
  M('piano', piano, 1, 'concert musical documentary', 'piano|sonata|keys|concerto|klavier|prelude|nocturne'),
  M('chair', chair, 1, 'drama comedy documentary', 'chair|empty|stuhl|chaise|guest|absent'),
  M('figure', figureShadow, 1, 'drama crime thriller western', 'man\\b|stranger|alone|nobody|shadow|woman|homme'),
  M('faces', faces, 3, 'romance drama documentary scifi', 'face|lover|memory|dream|mind|gesicht|visage|us\\b|together|two'),
  M('halfFace', halfFace, 1, 'comedy drama history musical', 'portrait|half|double|sister|brother|twin|modern'),
  M('umbrellas', umbrellas, 1, 'romance comedy musical', 'crowd|everyone|umbrella|parade|sunday|people'),
  M('dance', dance, 1, 'ballet musical romance', 'danc|ballet|swan|waltz|tanz|ribbon|tango'),
  M('falling', falling, 2, 'thriller scifi action', 'fall|drop|gravity|vertigo|descent|jump|sturz|ninety floors'),
  M('astronaut', astronaut, 1, 'scifi adventure family', 'astronaut|cosmo|moon|space|lunar|orbit|capsule', []),
  M('swimmer', swimmer, 1, 'comedy drama romance sport', 'swim|pool|diving board|lido|dive|sommer|été|un été sans fin|august|july'),
  M('planet', planet, 2, 'scifi documentary fantasy', 'planet|world|star|saturn|mars|earth|monde|welt|satellite', [0, 1], [0, 1]),
  M('orbit', orbit, 2, 'scifi documentary concert', 'orbit|circle|constell|atom|comet|quiet|distance'),
  M('spiral', spiral, 2, 'thriller horror mystery', 'spiral|dizzy|hypno|obsess|whirl|fever'),
  M('soundwave', soundwave, 1, 'concert documentary musical', 'pulse|frequency|radio|noise|echo|live|signal|voice'),
  M('maze', maze, 1, 'mystery thriller family', 'maze|labyrinth|lost|puzzle|riddle|game'),
  M('ripples', ripples, 1, 'drama mystery documentary', 'lake|water|pond|still|drown|eau|see\\b|surface|ripple', [0], [0]),
  M('shards', shards, 1, 'crime thriller drama', 'broken|crash|anatomy|verdict|verdict of|trial|breaking|break\\b'),
  M('target', target, 1, 'action thriller crime', 'target|assassin|shot|bullet|hit|aim|hunt'),
  M('tiles', tiles, 1, 'comedy animation musical documentary', 'pattern|play|festival|short|block|colour|animation|kids'),
  M('sun', sun, 2, 'romance western action adventure', 'sun\\b|dawn|horizon|west|soleil|sonne|neon|turbo|electric'),
  M('smoke', smoke, 1, 'drama fantasy horror concert', 'smoke|ghost|mist|glass|spirit|perfume|vapour|incense|ink|fog|silk', [0]),
  // people
  M(
    'portrait',
    portrait,
    5,
    'drama romance documentary history mystery musical',
    'portrait|girl|woman|daughter|mother|sister|aunt|widow|queen|madame|tochter|fille|mère|mutter|grandmother|hair|collar|bride',
  ),
  M('couple', couple, 4, 'romance drama comedy musical', 'couple|lover|love|kiss|wedding|marriage|two\\b|together|tango|dance hall|liebe|amour'),
  M(
    'cast',
    cast,
    2,
    'comedy drama crime musical family',
    'cast\\b|family|company|ensemble|brother|cousin|team|gang|comed|troupe|village|school|class|friends|neighbo',
  ),
  M(
    'motion',
    motion,
    3,
    'sport ballet musical action documentary',
    'runner|running|leap|jump|dancer|dance\\b|danse|athlet|marathon|boxing|gymnast|skat',
  ),
  M(
    'concert',
    concert,
    2,
    'concert musical documentary',
    'concert|lights|crowd|festival|rave|choir|orchestra|symphon|stage, rain|conductor|arena|fans',
    [],
    [0],
  ),
  M('singer', singer, 1, 'opera musical concert', 'singer|voice|aria|diva|soprano|opera|chanson|spotlight', [], [0]),
  // animals
  M('beast', beastHead, 2, 'family animation fantasy adventure', 'fox|wolf|lynx|renard|luchs|loup'),
  M('wader', wader, 1, 'drama documentary fantasy', 'heron|crane|stork|flamingo|marsh|reed|reiher|wetland'),
  M('swan', swan, 1, 'ballet romance fantasy', 'swan|cygne|schwan|goose|duck'),
  M('fish', fish, 1, 'documentary comedy animation drama', 'fish|shoal|herring|sardine|trout|salmon|eel\\b|aquarium|net\\b|octopus'),
  M('fourLegs', fourLegs, 3, 'family western animation', 'donkey|goat|horse|mule|sheep|cow\\b|deer|elk|camel|pony|herd|shepherd'),
  M('otter', otter, 1, 'family animation documentary', 'otter|seal\\b|beaver|badger|hedgehog|pebble|bear\\b'),
  // vessels
  M(
    'ship',
    ship,
    4,
    'adventure history drama mystery',
    'ship\\b|vessel|boat|barge|canal|port\\b|dock|sailor|ferry|freighter|captain|lock\\b|harbou?r',
  ),
  M('bicycle', bicycle, 1, 'sport family comedy', 'bicycle|bike|cycl|velo|fahrrad|fiets|pedal|pass\\b|courier'),
  M('plane', plane, 1, 'action adventure thriller', 'plane\\b|airport|flight|pilot|aircraft|runway|jet\\b'),
  M('rocket', rocket, 1, 'scifi family animation adventure', 'rocket|spaceship|launch|shuttle|countdown|fireworks'),
  M('suitcase', suitcase, 1, 'drama comedy romance mystery', 'suitcase|luggage|travel|journey|leaving|arrival|departure|border|passport|bag\\b'),
  // growing and weathering
  M('greatTree', greatTree, 1, 'drama family fantasy', 'tree|olive|baobab|orchard|grove|oak|branch|linden|apple tree|root'),
  M('dandelion', dandelion, 1, 'drama family romance', 'dandelion|wind|seed|breeze|kite|pollen|feather'),
  M('iceberg', iceberg, 1, 'thriller documentary adventure scifi', 'ice\\b|iceberg|glacier|arctic|polar|antarctic|frozen|frost'),
  M('river', river, 1, 'drama adventure documentary', 'river|valley|delta|current|ferryman|fleuve|fluss|raft|stream|upstream'),
  M('moon', moon, 1, 'family fantasy romance scifi', 'moon|lunar|lune|mond\\b|tide|digger|night sky|crater'),
  M('mesa', mesa, 1, 'western history adventure', 'mesa|canyon|western|rider|cactus|frontier|cowboy|horseback|arena, sand|ranch|dust'),
  // music
  M('strings', strings, 2, 'concert opera musical drama', 'violin|cello|fiddle|kora|harp|strings|guitar|lute|bow\\b|quartet'),
  M('brass', brass, 1, 'concert comedy musical', 'brass|trumpet|horn\\b|trombone|band\\b|fanfare|jazz|drum|tuba'),
  M('microphone', microphone, 2, 'concert documentary comedy', 'microphone|radio|podcast|broadcast|interview|ear\\b|listen|recording|stand-up'),
  // the house's own things
  M('popcorn', popcorn, 1, '', 'popcorn|snack|concession|menu'),
  M('ticket', ticket, 1, '', 'ticket|billet|pass\\b|voucher|cinema day|entry|lottery|raffle'),
  M('glasses3d', glasses3d, 1, '', '3d\\b|glasses|lens|anaglyph'),
  M('seats', seats, 3, '', 'seats?\\b|sofa|lounge|recliner|duo\\b|row\\b|armchair'),
  M('gift', gift, 1, '', 'gift|present\\b|surprise|birthday|bow tie|christmas|offer'),
  M('reel', reel, 1, 'documentary', 'reel|celluloid|film strip|classics|archive|projectionist|short film|cinema\\b'),
  M('surround', surround, 2, '', 'surround|sound|dolby|atmos|imax|screenx|speaker|screen\\b', [], [1]),
  // props
  M('mirror', mirror, 1, 'horror mystery drama fantasy', 'mirror|reflection|spiegel|miroir|double|portrait in'),
  M('cup', cup, 1, 'comedy drama romance', 'coffee|tea\\b|cup of|café|cafe|soup|bowl|kettle|teapot|bistro'),
  M('ball', ball, 1, 'sport family', 'football|ball\\b|goal|stadium|scarf|pitch|penalty|soccer|match\\b'),
  M('book', book, 1, 'fantasy family documentary mystery', 'book|library|novel|atlas|story|fable|tale|page|dictionary|poet|diary|archive'),
  M('telephone', telephone, 1, 'thriller comedy crime mystery', 'telephone|phone|call\\b|hotline|operator|switchboard|wire'),
  M('crown', crown, 1, 'history fantasy opera', 'crown|king|queen|throne|royal|prince|empire|duke|coronation'),
  M('castle', castle, 1, 'fantasy history family', 'castle|fortress|tower|palace|rampart|citadel|kingdom|knight|dragon'),
  M('robot', robot, 1, 'scifi family animation', 'robot|machine|android|automat|clockwork|scrap|mechani|inventor|gear'),
  M('fair', fair, 1, 'family comedy romance', 'fair\\b|fairground|circus|carousel|wheel|kermis|amusement|carnival|funfair'),
  M('lanterns', lanterns, 1, 'romance drama family fantasy', 'lantern|lamp|festival|light\\b|lights|market|night market|glow'),
  M('thread', thread, 1, 'drama documentary romance', 'thread|needle|sew|tailor|wool|knit|fabric|dress|weav|loom|cloth|embroider|seamstress|textile'),
  M('chess', chess, 1, 'thriller mystery drama', 'chess|checkmate|board|gambit|strategy|game\\b|pawn'),
  M('cake', cake, 1, 'comedy family romance', 'cake|pancake|bread|baker|pastry|birthday|sugar|flour|waffle|oven|dough'),
  M('bed', bed, 1, 'drama comedy romance', 'bed\\b|sleep|insomnia|dream\\b|patient|hospital|pillow|nap'),
  // signs
  M('moth', moth, 1, 'mystery horror fantasy', 'moth|butterfly|insect|beetle|bee\\b|bees|dragonfly|cicada'),
  M('compass', compass, 1, 'adventure history documentary', 'compass|north star|explor|expedition|latitude|meridian|navigator|pole\\b'),
  M('bulb', bulb, 1, 'drama comedy documentary', 'light bulb|bulb|electric|blackout|invent|spark|filament'),
  M('factory', factory, 1, 'drama history documentary crime', 'factory|furnace|chimney|mill\\b|worker|strike|steel|coal|mine\\b|slag|hammer|rust'),
  M('coins', coins, 1, 'crime comedy thriller', 'coin|money|gold|bank\\b|heist|counterfeit|treasure|debt|tooth'),
  // errands
  M('dog', dog, 1, 'family comedy', 'dog\\b|puppy|hound|terrier'),
  M('calendar', calendar, 1, '', 'calendar|monday|weekday|date\\b'),
  M('coats', coats, 1, 'drama comedy', 'coat\\b|coats|wardrobe|cloakroom|costume'),
  M('clapper', clapper, 1, 'documentary comedy', 'clapper|debut|shooting|take one|premiere'),
  M('candle', candle, 1, 'horror mystery drama', 'candle|wick|vigil'),
  M('certificate', certificate, 1, '', 'diploma|certificate|medal|prize|award'),
  M('balcony', balcony, 1, 'history musical', 'balcony|loge|gallery|audience'),
];
export const motifById = new Map(motifs.map((m) => [m.id, m]));
