/** The most common passwords of at least eight characters (the minimum) in the languages of the sites. */
const listed = `
12345678 123456789 1234567890 12345678910 123456789a 123456789q 1234567891 123123123 987654321 9876543210 0123456789 012345678 123654789
147258369 741852963 789456123 321654987 159753456 147852369 963852741 112233445566 11223344 1122334455 12341234 123412345 1234abcd 12344321
123321123 123456123 123456123456 102030405060 10203040 01020304 01234567 0987654321 87654321 12121212 13131313 14141414 20202020 21212121
55555555 66666666 77777777 88888888 99999999 11111111 00000000 22222222 33333333 44444444 69696969 42424242 98765432 19871987 19841984 19901990
123456aa 123456ab 123456abc 123456qwe 123456qwerty 12345qwert 1234qwer 123qweasd 123qweasdzxc 123qwe123 123qwe456 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1a2b3c4d 1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789 aa123456 aa12345678 ab123456
abc12345 abc123456 abc123456789 abcd1234 abcd12345 abcde12345 abcdefgh abcdefghi abcdefg1 abcabc123 abc123abc asd123456 asdf1234 asdfasdf asdfghjk
asdfghjkl asdfghjkl123 asdasd123 asdqwe123 azerty123 azerty12 azerty1234 azerty12345 azerty123456 azertyui azertyuiop azertyuiop123 qsdfghjklm
wxcvbn123 azeqsdwxc qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123 qwertz123 qwertzui qwertzuiop qwer1234
qwe123qwe qwe12345 qweasdzxc qweqweqwe q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc qazwsx123 qazwsxedcrfv zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
zxcvbnm12 zxcvbnmm zxcvasdf poiuytrewq mnbvcxzlkj password password1 password12 password123 password1234 password12345 password123456 password01
password2 password! passw0rd passw0rd1 p@ssw0rd p@ssword p@ssword1 p@ssw0rd1 p@ssw0rd123 pa55word pa55w0rd passport passwort passwort1 passwort12
passwort123 passwort1234 motdepasse motdepasse1 motdepasse123 monmotdepasse wachtwoord wachtwoord1 wachtwoord123 wachtwoord12 geheim123 geheimnis
welcome1 welcome12 welcome123 welcome1234 welkom01 welkom12 welkom123 welkom1234 willkommen willkommen1 bienvenue bienvenue1 bonjour1 bonjour12
bonjour123 bonjour1234 coucou123 coucou12 salut123 hallo123 hallo1234 hallohallo hello123 hello1234 hellohello letmein1 letmein123 changeme
changeme1 changeme123 changeit administrator administrateur admin123 admin1234 admin12345 admin123456 adminadmin administrator1 rootroot root1234
test1234 test12345 testtest test123456 testtest1 tester123 guest123 user1234 username default1 secret123 secret12 topsecret security security1
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! ilovegod ilovemyself lovelove loveyou1 lovely123 loverboy lovers12 jetaime1 jetaime123
jetaimefort jetaime12 jtmjtmjtm chouchou chouchou1 doudou123 loulou123 loulou12 doudoune amour123 monamour monamour1 moncoeur moimoimoi mamapapa
mamanpapa papamaman papamama maman123 mamamama familie1 schatz123 schatzi1 schatzie ichliebedich liebling sonnenschein ikhouvanjou lieverd1 liefde123
sunshine sunshine1 sunshine12 princess princess1 princess12 princesse princesse1 football football1 football12 football123 baseball baseball1 basketball
volleyball soccer123 voetbal1 voetbal123 fussball fussball1 handball liverpool liverpool1 liverpool123 manchester manutd123 arsenal1 arsenal123
chelsea1 chelsea123 barcelona barcelona1 realmadrid juventus marseille marseille1 marseille13 olympique parissg1 psg12345 feyenoord feyenoord1
ajaxajax ajax1234 ajaxamsterdam amsterdam amsterdam1 superman superman1 superman123 batman123 batman12 spiderman spiderman1 ironman1 starwars starwars1
starwars123 pokemon1 pokemon12 pokemon123 naruto123 minecraft minecraft1 minecraft123 fortnite fortnite1 dragonball dragon123 dragon12 master123
monkey123 shadow123 shadow12 michael1 michelle jennifer jennifer1 jordan23 jordan123 charlie1 charlie123 daniel123 andrea123 alexander alexandre
nicolas1 nicolas123 caroline christine stephanie catherine elisabeth valentin valentin1 sebastien frederic dominique veronique isabelle francois
philippe laurence computer computer1 computer123 internet internet1 samsung1 samsung123 samsung12 iphone123 google123 google12 facebook facebook1
facebook123 youtube1 youtube123 whatever whatever1 trustno1 blink182 jesus123 jesuschrist christian freedom1 freedom123 butterfly butterfly1 papillon
chocolat chocolat1 chocolate chocolate1 vanille1 nutella1 cinema123 cinemacinema camembert fromage1 soleil123 soleil12 vacances paradise summer12
summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter123 winter2024 winter2025 automne1 printemps hiver2024 zomer2024
sommer2024 sommer123 lalalala lolololo blablabla blabla123 blahblah ploplop1 toto1234 totototo tititoto kikoulol azazazaz qwerqwer xxxxxxxx asdf123456
einszwei3 hunter123 hunter12 killer123 killer12 ninja123 matrix123 mustang1 mercedes mercedes1 porsche1 porsche911 ferrari1 ferrari123 corvette harley12
midnight maverick elephant dolphins mountain scorpion champion champion1 victoria victoria1 veronica patricia samantha bismillah mohammed mohamed1
mohamed123 muhammad abdallah tunisie1 tunisie123 maroc123 maroc2024 senegal1 casablanca algerie1 algerie123 hamdoulilah hamdoulah allahakbar
`

export const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/))
