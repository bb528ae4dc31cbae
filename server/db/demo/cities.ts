/** Cities for the world map: name, country, latitude, longitude, time zone. */
const lines = `
Vancouver|CA|49.28|-123.12|America/Vancouver
Calgary|CA|51.05|-114.07|America/Edmonton
Winnipeg|CA|49.90|-97.14|America/Winnipeg
Montréal|CA|45.50|-73.57|America/Toronto
Halifax|CA|44.65|-63.57|America/Halifax
Seattle|US|47.61|-122.33|America/Los_Angeles
San Diego|US|32.72|-117.16|America/Los_Angeles
Denver|US|39.74|-104.99|America/Denver
Austin|US|30.27|-97.74|America/Chicago
Minneapolis|US|44.98|-93.27|America/Chicago
Atlanta|US|33.75|-84.39|America/New_York
Boston|US|42.36|-71.06|America/New_York
Orlando|US|28.54|-81.38|America/New_York
Honolulu|US|21.31|-157.86|Pacific/Honolulu
Mexico City|MX|19.43|-99.13|America/Mexico_City
Guadalajara|MX|20.67|-103.35|America/Mexico_City
San José|CR|9.93|-84.08|America/Costa_Rica
Panama City|PA|8.98|-79.52|America/Panama
Kingston|JM|17.97|-76.79|America/Jamaica
Bogotá|CO|4.71|-74.07|America/Bogota
Quito|EC|-0.18|-78.47|America/Guayaquil
Lima|PE|-12.05|-77.04|America/Lima
Santiago|CL|-33.45|-70.67|America/Santiago
Buenos Aires|AR|-34.60|-58.38|America/Argentina/Buenos_Aires
Montevideo|UY|-34.90|-56.16|America/Montevideo
São Paulo|BR|-23.55|-46.63|America/Sao_Paulo
Recife|BR|-8.05|-34.88|America/Recife
Reykjavík|IS|64.15|-21.94|Atlantic/Reykjavik
Dublin|IE|53.35|-6.26|Europe/Dublin
Glasgow|GB|55.86|-4.25|Europe/London
London|GB|51.51|-0.13|Europe/London
Cardiff|GB|51.48|-3.18|Europe/London
Lisbon|PT|38.72|-9.14|Europe/Lisbon
Porto|PT|41.15|-8.61|Europe/Lisbon
Madrid|ES|40.42|-3.70|Europe/Madrid
Barcelona|ES|41.39|2.17|Europe/Madrid
Seville|ES|37.39|-5.98|Europe/Madrid
Paris|FR|48.86|2.35|Europe/Paris
Marseille|FR|43.30|5.37|Europe/Paris
Rennes|FR|48.11|-1.68|Europe/Paris
Brussels|BE|50.85|4.35|Europe/Brussels
Eindhoven|NL|51.44|5.47|Europe/Amsterdam
Berlin|DE|52.52|13.40|Europe/Berlin
Essen|DE|51.46|7.01|Europe/Berlin
Magdeburg|DE|52.12|11.63|Europe/Berlin
Zürich|CH|47.38|8.54|Europe/Zurich
Vienna|AT|48.21|16.37|Europe/Vienna
Prague|CZ|50.08|14.44|Europe/Prague
Warsaw|PL|52.23|21.01|Europe/Warsaw
Lublin|PL|51.25|22.57|Europe/Warsaw
Budapest|HU|47.50|19.04|Europe/Budapest
Debrecen|HU|47.53|21.63|Europe/Budapest
Ljubljana|SI|46.06|14.51|Europe/Ljubljana
Zagreb|HR|45.81|15.98|Europe/Zagreb
Belgrade|RS|44.79|20.45|Europe/Belgrade
Rome|IT|41.90|12.50|Europe/Rome
Milan|IT|45.46|9.19|Europe/Rome
Palermo|IT|38.12|13.36|Europe/Rome
Valletta|MT|35.90|14.51|Europe/Malta
Athens|GR|37.98|23.73|Europe/Athens
Sofia|BG|42.70|23.32|Europe/Sofia
Bucharest|RO|44.43|26.10|Europe/Bucharest
Kyiv|UA|50.45|30.52|Europe/Kyiv
Copenhagen|DK|55.68|12.57|Europe/Copenhagen
Oslo|NO|59.91|10.75|Europe/Oslo
Bergen|NO|60.39|5.32|Europe/Oslo
Stockholm|SE|59.33|18.07|Europe/Stockholm
Malmö|SE|55.60|13.00|Europe/Stockholm
Helsinki|FI|60.17|24.94|Europe/Helsinki
Tallinn|EE|59.44|24.75|Europe/Tallinn
Tartu|EE|58.38|26.72|Europe/Tallinn
Riga|LV|56.95|24.11|Europe/Riga
Vilnius|LT|54.69|25.28|Europe/Vilnius
Istanbul|TR|41.01|28.98|Europe/Istanbul
Tbilisi|GE|41.72|44.79|Asia/Tbilisi
Yerevan|AM|40.18|44.51|Asia/Yerevan
Haifa|IL|32.79|34.99|Asia/Jerusalem
Amman|JO|31.95|35.93|Asia/Amman
Cairo|EG|30.04|31.24|Africa/Cairo
Tunis|TN|36.81|10.17|Africa/Tunis
Casablanca|MA|33.57|-7.59|Africa/Casablanca
Dakar|SN|14.72|-17.47|Africa/Dakar
Accra|GH|5.60|-0.19|Africa/Accra
Lagos|NG|6.52|3.38|Africa/Lagos
Nairobi|KE|-1.29|36.82|Africa/Nairobi
Windhoek|NA|-22.56|17.08|Africa/Windhoek
Cape Town|ZA|-33.92|18.42|Africa/Johannesburg
Durban|ZA|-29.86|31.02|Africa/Johannesburg
Doha|QA|25.29|51.53|Asia/Qatar
Dubai|AE|25.20|55.27|Asia/Dubai
Almaty|KZ|43.24|76.89|Asia/Almaty
Mumbai|IN|19.08|72.88|Asia/Kolkata
Bengaluru|IN|12.97|77.59|Asia/Kolkata
Colombo|LK|6.93|79.86|Asia/Colombo
Bangkok|TH|13.76|100.50|Asia/Bangkok
Kuala Lumpur|MY|3.14|101.69|Asia/Kuala_Lumpur
Singapore|SG|1.35|103.82|Asia/Singapore
Hanoi|VN|21.03|105.85|Asia/Ho_Chi_Minh
Manila|PH|14.60|120.98|Asia/Manila
Hong Kong|HK|22.32|114.17|Asia/Hong_Kong
Seoul|KR|37.57|126.98|Asia/Seoul
Fukuoka|JP|33.59|130.40|Asia/Tokyo
Tokyo|JP|35.68|139.69|Asia/Tokyo
Perth|AU|-31.95|115.86|Australia/Perth
Brisbane|AU|-27.47|153.03|Australia/Brisbane
Sydney|AU|-33.87|151.21|Australia/Sydney
Auckland|NZ|-36.85|174.76|Pacific/Auckland
Suva|FJ|-18.14|178.44|Pacific/Fiji`

export interface City {
  name: string
  country: string
  latitude: number
  longitude: number
  timeZone: string
}

export const cities: readonly City[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', country = '', latitude, longitude, timeZone = 'UTC'] = line.split('|')
    return { name, country, latitude: Number(latitude), longitude: Number(longitude), timeZone }
  })
